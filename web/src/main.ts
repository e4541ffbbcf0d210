import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./lib/preferences.svelte";
import { sendFor } from "./style/type";
import "virtual:type.css";
import "./style/palette.css";
import "./style/base.css";
import "./style/furniture.css";
import "./style/forced.css";

sendFor(preferences.language);

const target = document.getElementById("app");
if (target) mount(App, { target });
