import { describe, expect, it } from "vitest";
import { beatsIn, leadsTo, momentsOf, runsOf } from "./course";
import { told } from "./samples";

const line = [{ who: "warrior-1-3" }, { who: "thief-1-2a", damage: 1 }, { who: "bard-1-2a" }];
const facts = [
  told("battle-began"),
  told("courage-given", "bard", { place: 1, amount: 1 }),
  told("trap-sprung", "trap", { trap: "wall-of-fire" }),
  told("damage-dealt", "trap", { place: 1, amount: 1 }),
  told("damage-dealt", "trap", { place: 2, amount: 3 }),
  told("captured", "trap", { place: 2, adventurer: "thief-1-2a" }),
  told("monster-attacked", "monsters", { monster: "goblin" }),
  told("damage-dealt", "monsters", { place: 2, amount: 2 }),
  told("healed", "healing", { place: 1, amount: 1 }),
];

describe("what is seen of a battle", () => {
  it("goes beat by beat", () => {
    const [run, ...more] = runsOf(facts);
    expect(more).toEqual([]);
    expect(run?.beats.map((beat) => beat.length)).toEqual([1, 4, 2, 1]);
    expect(beatsIn(facts)).toBe(4);
    expect(beatsIn([told("plan-made")])).toBe(0);
  });

  it("leaves a line as the facts tell", () => {
    const moments = runsOf(facts).flatMap((run) => momentsOf(run, line));
    const [song, fire, attack, healing] = moments.map((moment) => moment.line);
    expect(song?.[0]).toMatchObject({
      figure: { courage: 1 },
      hits: [{ effect: "courage-given" }],
    });
    expect(fire?.map(({ leaves }) => leaves)).toEqual(["", "captured", ""]);
    expect(fire?.[1]?.hits).toEqual([{ effect: "damage-dealt", amount: 3 }]);
    expect(attack?.map(({ figure }) => [figure.who, figure.damage ?? 0])).toEqual([
      ["warrior-1-3", 1],
      ["bard-1-2a", 2],
    ]);
    expect(healing?.[0]?.figure.damage).toBe(0);
    expect(leadsTo(moments, [{ who: "warrior-1-3" }, { who: "bard-1-2a", damage: 2 }])).toBe(true);
    expect(leadsTo(moments, [{ who: "bard-1-2a", damage: 2 }])).toBe(false);
  });

  it("is told apart for each dungeon", () => {
    const other = [told("battle-began", "", { seat: 1 }), told("healed", "healing", { seat: 1 })];
    expect(runsOf([...facts, ...other]).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it("moves those who step forward, and those who vanish", () => {
    const [forward] = momentsOf(
      { seat: 0, beats: [[told("stepped-forward", "monsters", { place: 3 })]] },
      line,
    );
    expect(forward?.line.map(({ figure }) => figure.who)[0]).toBe("bard-1-2a");
    const hidden = told("vanished", "fast-spell", { place: 3, adventurer: "warrior-1-3" });
    const [gone] = momentsOf({ seat: 0, beats: [[hidden]] }, line);
    expect(gone?.line.at(-1)?.figure).toEqual({ who: "warrior-1-3", invisible: 1 });
  });
});
