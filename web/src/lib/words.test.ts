// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { address } from "./address";
import { sourceOf } from "./words";

const ALL = "api/catalogue/ru/page?tag=a1";
const OWN = "api/catalogue/ru/page?game=heroes&tag=b2";

afterEach(() => {
  document.head.innerHTML = "";
});

it("takes the sentences of its own page as long as that is shown", () => {
  document.head.innerHTML = `<meta name="warren-words-ru" content="${ALL}" />
    <link rel="preload" data-words="ru" href="${OWN.replace("&", "&amp;")}" />`;
  expect(sourceOf("ru", true)).toEqual({ address: address(OWN), whole: false });
  expect(sourceOf("ru", false)).toEqual({ address: address(ALL), whole: true });
});

it("knows when those are all there are", () => {
  document.head.innerHTML = `<link rel="preload" data-words="ru" href="${ALL}" />`;
  expect(sourceOf("ru", true)).toEqual({ address: address(ALL), whole: true });
});

it("asks without a digest where the document names none", () => {
  expect(sourceOf("en", true).address).toBe(address("api/catalogue/en/page"));
});
