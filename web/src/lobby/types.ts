/** What the pages around the table ask the server for, by the names of its OpenAPI document. */
import type { components } from "../lib/schema";

type Schemas = components["schemas"];

export type Arrival = Schemas["Arrival"];
export type BoardTold = Schemas["BoardTold"];
export type NewSeat = Schemas["NewSeat"];
export type NotificationShown = Schemas["NotificationShown"];
export type OptionShown = Schemas["OptionShown"];
export type PackShown = Schemas["PackShown"];
export type SeatLink = Schemas["SeatLink"];
export type SeatTaken = Schemas["SeatTaken"];
export type Tempo = Schemas["Live"] | Schemas["Days"];
export type Visibility = Schemas["NewTable"]["visibility"];

/** What somebody sits down with; who only comes back is bound already. */
export interface Seating {
  name?: string;
  commitment?: string;
}

/** A seat of mine has to decide; a line of the stream of events. */
export interface Turn {
  type: "turn";
  table: string;
  seat: number;
  seq: number;
  turn_kind: string;
  deadline: number | null;
}
