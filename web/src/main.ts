/** The entry point of the page. */
import { mount } from "svelte";
import "./app.css";
import "./table/table.css";
import App from "./App.svelte";
import { loadLanguage } from "./lib/catalogue.svelte";
import { dress, settings } from "./lib/settings.svelte";

const RETRY = 2000;

async function start(): Promise<void> {
  try {
    await loadLanguage(settings.language);
    mount(App, { target: document.getElementById("app")! });
  } catch {
    setTimeout(() => location.reload(), RETRY);
  }
}

dress();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);
void start();
