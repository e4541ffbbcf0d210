// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { RefusedError } from "../lib/api";
import type { Refused } from "../lib/messages";
import { linkTo, readLink } from "./link";
import { defectOf } from "./records";

describe("a link to a moment", () => {
  it("is read as it was written", () => {
    for (const eyes of ["all", "spectator", 0, 4] as const) {
      const link = linkTo("abc", 37, eyes);
      expect(link.startsWith("r/abc?")).toBe(true);
      expect(readLink(link.slice(link.indexOf("?")))).toEqual({ line: 37, eyes });
    }
  });

  it("may say nothing, or nonsense", () => {
    expect(readLink("")).toEqual({ line: 0, eyes: undefined });
    expect(readLink("?line=-4&as=me")).toEqual({ line: 0, eyes: undefined });
  });
});

describe("a defect of a record", () => {
  const record = '{"format": "x"}\n{"n": 1}\n{"n": 9}\n';

  function refused(args: Refused["args"]): RefusedError {
    return new RefusedError(400, {
      type: "refused",
      message: "m",
      args,
      rule: "",
      text: "why",
      seq: null,
    });
  }

  it("is shown with its line, its field and the row itself", () => {
    expect(defectOf(refused({ line: 3 }), record)).toEqual({
      text: "why",
      line: 3,
      field: "",
      row: '{"n": 9}',
    });
    expect(defectOf(refused({ field: "line 2.seat" }), record)).toMatchObject({
      line: 2,
      field: "seat",
      row: '{"n": 1}',
    });
    expect(defectOf(refused({ field: "commitments.promise" }), record)).toMatchObject({
      line: null,
      field: "commitments.promise",
      row: "",
    });
  });
});
