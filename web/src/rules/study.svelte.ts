import { get, post } from "../lib/api";
import type { Choice, Fact, Situation, TableShown, View } from "../lib/messages";
import { studyId } from "../lib/place";
import { pause, preferences } from "../lib/preferences.svelte";
import { problemOf } from "../lib/problem";
import type { Scene } from "../lib/scene";
import type { components } from "../lib/schema";

type Schemas = components["schemas"];
export type Beat = Schemas["Beat"];
export type StudyShown = Schemas["StudyShown"];
export type ProofListed = Schemas["ProofListed"];

/** A scenario that proves a rule: clicked through, or played on with moves of one's own. */
export class Study implements Scene {
  readonly id: string;
  readonly table: TableShown;
  /** How many steps of the scenario have been followed. */
  at = $state(0);
  pointed: Fact | null = $state.raw(null);
  considered: Choice | null = $state.raw(null);
  problem = $state("");
  waiting = $state(false);

  readonly chosen: readonly number[] = [];
  readonly draft = null;
  readonly pending = false;
  readonly leaps = true;

  private own: Beat[] = $state.raw([]);
  private moves: number[] = [];
  private shown = $state(0);

  constructor(readonly study: StudyShown) {
    this.id = studyId(study.id);
    this.table = tableOf(this.id, study);
  }

  get present(): Beat {
    return (this.own.at(-1) ?? this.study.beats[this.at])!;
  }

  get astray(): boolean {
    return this.own.length > 0;
  }

  get last(): number {
    return this.study.beats.length - 1;
  }

  get view(): View {
    return this.present.view;
  }

  /** What is chosen at the same time by several is only watched: its seal would need all of them. */
  get situation(): Situation {
    const { situation } = this.present;
    return situation.sealed ? { ...situation, choices: [] } : situation;
  }

  get choices(): Choice[] {
    return this.waiting ? [] : this.situation.choices;
  }

  get seat(): number | null {
    return this.situation.seat ?? null;
  }

  get seq(): number {
    return this.shown;
  }

  get question(): number {
    return this.shown;
  }

  get recent(): Fact[] {
    return this.present.facts;
  }

  get log(): readonly Fact[] {
    const followed = this.study.beats.slice(0, this.at + 1);
    return [...followed, ...this.own].flatMap(({ facts }) => facts);
  }

  get beat(): number {
    return pause();
  }

  get standing(): { at: number; moves: number[] } {
    return { at: this.at, moves: this.moves };
  }

  /** Go to a step of the scenario, and leave what was done instead. */
  go(step: number): void {
    this.own = [];
    this.moves = [];
    this.at = Math.max(0, Math.min(this.last, step));
    this.shown += 1;
  }

  /** The step before, or before the last move of one's own. */
  back(): void {
    if (!this.astray) return this.go(this.at - 1);
    this.moves = this.moves.slice(0, -1);
    this.own = this.own.slice(0, -1);
    this.shown += 1;
  }

  choose(choice: Choice): void {
    void this.play(choice);
  }

  act(): void {
    return;
  }

  private async play(choice: Choice): Promise<void> {
    if (this.waiting) return;
    this.waiting = true;
    try {
      const moves = [...this.moves, choice.code];
      const asked = { at: this.at, moves };
      this.own = await post<Beat[]>(`api/proofs/${this.study.id}/try`, asked, spoken());
      this.moves = moves;
      this.problem = "";
      this.shown += 1;
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.waiting = false;
    }
  }
}

/** The scenarios that prove a rule. */
export function proofsOf(rule: string): Promise<ProofListed[]> {
  return get<ProofListed[]>(`api/rules/${encodeURIComponent(rule)}/proofs`);
}

export function studyOf(proof: string): Promise<StudyShown> {
  return get<StudyShown>(`api/proofs/${encodeURIComponent(proof)}`, spoken());
}

function spoken(): { lang: string } {
  return { lang: preferences.language };
}

/** Its players as if they sat at a table. */
function tableOf(id: string, { game, players }: StudyShown): TableShown {
  return {
    id,
    game,
    players: players.length,
    options: {},
    title: "",
    visibility: "private",
    tempo: null,
    status: "playing",
    seats: players.map((name, seat) => ({
      seat,
      kind: "person",
      name,
      bot: "",
      away: false,
      account: false,
      mine: false,
      reserved: false,
      invited: false,
      persona: "",
      asked: false,
      resigned: false,
      score: null,
      devices: null,
    })),
    commitments: {},
    imported: false,
    origin: null,
    next_table: null,
    owner: false,
    created: 0,
    started: null,
    finished: null,
    dice: null,
  };
}
