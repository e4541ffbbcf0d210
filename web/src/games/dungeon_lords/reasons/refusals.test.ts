import { expect, it, vi } from "vitest";
import type { Refused, Tried } from "../../../lib/messages";
import type { Move, Scene } from "../../../lib/scene";
import { Refusals } from "./refusals.svelte";

function move(cell: string): Move {
  return { verb: "dig", args: { cell } };
}

function scene(seq = 4) {
  const foresee = vi.fn((lines: Move[][]) =>
    Promise.resolve(
      lines.map((line): Tried => {
        const cell = String(line.at(-1)?.args?.["cell"]);
        return { refused: { text: `not ${cell}` } as Refused } as Tried;
      }),
    ),
  );
  return { seq, draft: null, foresee };
}

it("what is refused is asked once, in batches that the server takes", async () => {
  const table = scene();
  const refusals = new Refusals(table as unknown as Scene);
  const moves = Array.from({ length: 30 }, (_, at) => move(`x${at}`));
  await refusals.want(moves);
  await refusals.want(moves);
  expect(table.foresee.mock.calls.map(([lines]) => lines.length)).toEqual([24, 6]);
  expect(refusals.of(move("x29"))?.text).toBe("not x29");
  expect(refusals.of(move("y1"))).toBeNull();
});

it("it is asked anew after something has happened, behind what is picked", async () => {
  const table = scene();
  const refusals = new Refusals(table as unknown as Scene);
  await refusals.want([move("a1")]);
  Object.assign(table, { seq: 5, draft: { picks: [{ code: 7 }] } });
  expect(refusals.of(move("a1"))).toBeNull();
  await refusals.want([move("a1")]);
  expect(table.foresee.mock.lastCall?.[0]).toEqual([[{ code: 7 }, move("a1")]]);
});

it("nothing is asked of a table that has gone on meanwhile", async () => {
  const table = { ...scene(), waiting: false };
  const refusals = new Refusals(table as unknown as Scene);
  const asking = refusals.want([move("a1")]);
  table.waiting = true;
  await asking;
  expect(table.foresee).not.toHaveBeenCalled();
  table.waiting = false;
  await refusals.want([move("a1")]);
  expect(refusals.of(move("a1"))?.text).toBe("not a1");
});

it("nothing is asked where nothing can be tried, and a failure is no reason", async () => {
  const failing = { ...scene(), foresee: () => Promise.reject(new Error("away")) };
  const refusals = new Refusals(failing as unknown as Scene);
  await refusals.want([move("a1")]);
  expect(refusals.of(move("a1"))).toBeNull();
  const replay = new Refusals({ ...scene(), foresee: undefined } as unknown as Scene);
  await expect(replay.want([move("a1")])).resolves.toBeUndefined();
});
