class SplendorSpeech: pass
