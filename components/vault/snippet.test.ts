import { describe, expect, it } from "vitest";
import { piecesOf } from "./snippet";

const shown = (snippet: string) => piecesOf(snippet).map(({ text, isHit }) => (isHit ? `*${text}*` : text));

describe("piecesOf", () => {
  it("separates hits from the surrounding text", () => {
    expect(shown("met <mark>Alice</mark> and <mark>Bob</mark>")).toEqual([
      "met ",
      "*Alice*",
      " and ",
      "*Bob*",
    ]);
    expect(shown("<mark>Alice</mark> came")).toEqual(["*Alice*", " came"]);
    expect(shown("no hit")).toEqual(["no hit"]);
  });

  it("shows escaped text as it was written, once", () => {
    expect(shown("&lt;mark&gt; &amp;lt; &quot;x&quot;")).toEqual(['<mark> &lt; "x"']);
  });
});
