import { expect, it, vi } from "vitest";
import { recorded } from "../../../art/record";
import { atlas } from "./atlas";

vi.stubGlobal("Path2D", class {});

it.each([atlas])("paints the same picture whenever it is asked", (artist) => {
  for (const hour of ["light", "dark"] as const) {
    const drawn = recorded((sheet) => artist(sheet, hour));
    expect(drawn.length).toBeGreaterThan(1000);
    expect(drawn.join().includes("NaN")).toBe(false);
    expect(recorded((sheet) => artist(sheet, hour))).toEqual(drawn);
  }
});
