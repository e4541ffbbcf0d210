import type { Component } from "svelte";
import type { Choice, Fact } from "./messages";
import type { Scene } from "./scene";
import type { Sound } from "./sounds";

/** How the tables of a title are shown. The shell knows no game; each brings its face. */
export interface Face {
  /** The middle of the table. */
  Board: Component<{ connection: Scene }>;
  /** What a seat has in front of it, below its name. */
  Seat: Component<{ connection: Scene; seat: number }>;
  /** What lies beside the board for everybody to choose from. */
  Offer?: Component<{ connection: Scene }>;
  /** What shortens a decision, beside its buttons. */
  Shortcut?: Component<{ connection: Scene }>;
  /** The board as a list, to be read instead of looked at. */
  Places?: Component<{ connection: Scene }>;
  /** Whether a choice is taken on the board or the offer; the others stand as buttons below. */
  onBoard: (choice: Choice) => boolean;
  /** Whether a choice is taken from the offer. */
  offered?: (choice: Choice) => boolean;
  /** Whether a fact tells what a turn has brought, to be shown when it is over. */
  sumsUp?: (fact: Fact) => boolean;
  /** What is heard of a fact, by its effect. */
  sounds: Readonly<Record<string, Sound>>;
  /** The drawings of the game, by the kind and the name of a thing. */
  icons: Readonly<Record<string, string>>;
}

/** A way to play that is offered before the options: what it is called, and the options it sets. */
export interface Variant {
  text: string;
  options: Readonly<Record<string, string | number | boolean>>;
}

/** All that the page knows of a game or a family of games; what is large comes when it is needed. */
export interface Title {
  /** The games it serves by key, each with its picture. */
  pictures: Readonly<Record<string, () => Promise<{ default: Component }>>>;
  face: () => Promise<{ face: Face }>;
  /** Ask for what a table needs, while the face is on its way. */
  prepare?: (table: string) => void;
  variants?: readonly Variant[];
  /** The kind of names that a category of things to pick has, where it is not called the same. */
  kinds?: Readonly<Record<string, string>>;
}
