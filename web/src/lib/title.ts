import type { Component } from "svelte";
import type { Arranging } from "./arranging";
import type { Choice, Fact, Situation, View } from "./messages";
import type { Moments } from "./moments";
import type { Painting } from "./painting";
import type { Scene } from "./scene";
import type { Mood, Sound } from "./sounds";
import type { Tip } from "./tips";

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
  /** Whether a choice is taken on the board or the offer, as they stand; others are buttons below. */
  onBoard: (choice: Choice, scene: Scene) => boolean;
  /** Whether a choice is taken from the offer. */
  offered?: (choice: Choice) => boolean;
  /** Whether the board shows what is picked for sealed choices; else it stands above the buttons. */
  drafts?: boolean;
  /** How a question is answered by moving things between the hand and the board, if it is. */
  arranging?: (situation: Situation, view: View) => Arranging | null;
  /** How many things one after the other the board shows of what happened at once. */
  beats?: (facts: readonly Fact[]) => number;
  /** How facts are told that are seen as one, many in a row; empty where they are not. */
  run?: (facts: readonly Fact[]) => string;
  /** What others have done to the seat one looks through, in a line, of all that happened since it
   *  acted last; empty where there is nothing. */
  meanwhile?: (facts: readonly Fact[], scene: Scene) => string;
  /** What of the facts is acted out above the board. */
  moments?: Moments;
  /** What is heard of a fact, by its effect. */
  sounds: Readonly<Record<string, Sound>>;
  /** Where it is heard, by the game that is played. */
  mood?: (game: string) => Mood;
  /** The drawings of the game, by the kind and the name of a thing. */
  icons: Readonly<Record<string, string>>;
  /** The same painted, where a thing is more than an emblem. */
  painted?: (name: string) => Painting | undefined;
}

/** How the things of a title are looked at outside any table. */
export interface Gallery {
  /** The picture of a thing, which fills its frame. */
  Picture: Component<{ kind: string; id: string }>;
  /** What the pictures need once in the document. */
  Sheet?: Component;
  /** What a kind of things, or one of them, is known by; ivory is read on it. */
  colour: (kind: string, id: string) => string;
}

/** A way to play that is offered before the options: what it is called, and the options it sets. */
export interface Variant {
  text: string;
  /** Tells whoever has never played what this leaves out; it is offered to them first. */
  first?: string;
  options: Readonly<Record<string, string | number | boolean>>;
}

/** All that the page knows of a game or a family of games; what is large comes when it is needed. */
export interface Title {
  /** The games it serves by key, each with its picture. */
  pictures: Readonly<Record<string, () => Promise<{ default: Component }>>>;
  face: () => Promise<{ face: Face }>;
  gallery?: () => Promise<{ gallery: Gallery }>;
  /** What is explained to whoever meets it for the first time; of those that fit the first is told. */
  tips?: () => Promise<{ tips: readonly Tip[] }>;
  /** Ask for what a table needs, while the face is on its way. */
  prepare?: (table: string) => void;
  variants?: readonly Variant[];
  /** The kind of names that a category of things to pick has, where it is not called the same. */
  kinds?: Readonly<Record<string, string>>;
}
