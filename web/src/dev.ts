/** A board without a server: /dev.html?fixture=azul-3-middle&language=pt&theme=dark&touch=1&rules=1&grey=1. */
import { mount } from "svelte";
import "./app.css";
import "./table/table.css";
import DevTable from "./DevTable.svelte";
import { load } from "./games";
import { loadLanguage } from "./lib/catalogue.svelte";
import { settings, type Theme } from "./lib/settings.svelte";

const asked = new URLSearchParams(location.search);
settings.language = asked.get("language") ?? "en";
await loadLanguage(settings.language);
settings.theme = (asked.get("theme") ?? "light") as Theme;
document.documentElement.dataset.theme = settings.theme;
if (asked.has("grey")) document.documentElement.style.filter = "grayscale(1)";
const name = asked.get("fixture") ?? "azul-3-middle";
const fixture = await (await fetch(`/fixtures/${name}.json`)).json();
const game = await load(fixture.game);
mount(DevTable, { target: document.getElementById("app")!, props: { fixture, game, careful: asked.has("touch"), rules: asked.has("rules") } });
