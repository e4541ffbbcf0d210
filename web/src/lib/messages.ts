/** What the server sends and takes, by the names of its OpenAPI document. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Choice = Schemas["Choice"];
export type Fact = Schemas["Fact"];
export type Situation = Schemas["Situation"];
export type TableShown = Schemas["TableShown"];
export type TableListed = Schemas["TableListed"];
export type SeatShown = Schemas["SeatShown"];
export type Shown = Schemas["Shown"];
export type Stepped = Schemas["Stepped"];
export type Refused = Schemas["Refused"];
export type Tried = Schemas["Tried"];
export type Future = Schemas["Future"];
export type Chatted = Schemas["Chatted"];
export type GameShown = Schemas["GameShown"];
export type NewTable = Schemas["NewTable"];
export type Guide = Schemas["Guide"];
export type LessonShown = Schemas["LessonShown"];
export type GalleryShown = Schemas["GalleryShown"];
export type Exhibit = Schemas["ExhibitShown"];
export type Measurement = Schemas["Measurement"];
export type Strength = Schemas["Strength"];
export type Created = Schemas["Created"];
export type FromServer = Schemas["SocketMessage"];

/** The view of any title, of a stranger's too; the folder of a game knows its own. */
export type View = { [key: string]: unknown };

export interface Operation {
  op: "add" | "remove" | "replace";
  path: string;
  value?: unknown;
}
