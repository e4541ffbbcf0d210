import { expect, it } from "vitest";
import { unaddressed } from "./addressed";

it("leaves out the name of whoever is asked, and no other", () => {
  expect(unaddressed("Анна, захватите регион", "Анна")).toBe("Захватите регион");
  expect(unaddressed("Анна бросает кубик", "Анна")).toBe("Анна бросает кубик");
  expect(unaddressed("Борис, захватите регион", "Анна")).toBe("Борис, захватите регион");
});
