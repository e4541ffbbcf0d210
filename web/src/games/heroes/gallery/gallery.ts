import type { Gallery } from "../../../lib/title";
import { colourOf } from "../kinds";
import Picture from "./Picture.svelte";

export const gallery: Gallery = { Picture, colour: colourOf };
