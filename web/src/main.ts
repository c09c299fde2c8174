/** The page begins here. */
import { mount } from "svelte";
import "./app.css";
import "./table/table.css";
import App from "./App.svelte";
import { dress } from "./lib/settings.svelte";

dress();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", dress);
mount(App, { target: document.getElementById("app")! });
