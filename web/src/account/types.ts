import type { components } from "../lib/schema";

type Schemas = components["schemas"];

export type GameTally = Schemas["GameTally"];
export type History = Schemas["History"];
export type NewToken = Schemas["NewToken"];
export type PersonShown = Schemas["PersonShown"];
export type PickTally = Schemas["PickTally"];
export type PlayedGame = Schemas["PlayedGame"];
export type Ranked = Schemas["Ranked"];
export type Rating = Schemas["Rating"];
export type Scope = Schemas["WantedToken"]["scopes"][number];
export type Statistics = Schemas["Statistics"];
export type Token = Schemas["Token"];
