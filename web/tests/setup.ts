/** Loads every language before the tests. */
import { LANGUAGES, loadLanguage } from "../src/lib/catalogue.svelte";

await Promise.all(LANGUAGES.map(({ code }) => loadLanguage(code)));
