import { describe, expect, it } from "vitest";
import { piecesOf } from "./snippet";

const shown = (snippet: string) => piecesOf(snippet).map(({ text, isHit }) => (isHit ? `*${text}*` : text));

describe("piecesOf", () => {
  it("tells hits from their surroundings", () => {
    expect(shown("met <mark>Alice</mark> and <mark>Bob</mark>")).toEqual([
      "met ",
      "*Alice*",
      " and ",
      "*Bob*",
    ]);
    expect(shown("<mark>Alice</mark> came")).toEqual(["*Alice*", " came"]);
    expect(shown("no hit")).toEqual(["no hit"]);
  });

  it("removes Markdown around hits", () => {
    expect(shown("## Plan Partner of [[project/<mark>Website</mark> relaunch]] - **soon**")).toEqual([
      " Plan Partner of ",
      "*Website*",
      " relaunch - soon",
    ]);
    expect(shown("&gt; see [[note/Kick-off|the <mark>notes</mark>]]")).toEqual([" see the ", "*notes*"]);
  });

  it("shows escaped text as it was written, once", () => {
    expect(shown("&lt;mark&gt; &amp;lt; &quot;x&quot;")).toEqual(['<mark> &lt; "x"']);
  });
});
