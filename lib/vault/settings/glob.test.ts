import { describe, expect, it } from "vitest";
import { compileGlob } from "./glob";

const matched = (glob: string, paths: readonly string[]) => paths.filter(compileGlob(glob));

describe("a glob of ignored files", () => {
  const paths = [
    "Home.md",
    "Archive/a.md",
    "Archive/2020/b.md",
    "Notes/Archive/c.md",
    "Notes/d.excalidraw.md",
  ];

  it.each([
    ["Archive/**", ["Archive/a.md", "Archive/2020/b.md"]],
    ["Archive/", ["Archive/a.md", "Archive/2020/b.md"]],
    ["Archive/*", ["Archive/a.md"]],
    ["**/Archive/**", ["Archive/a.md", "Archive/2020/b.md", "Notes/Archive/c.md"]],
    ["**/*.excalidraw.md", ["Notes/d.excalidraw.md"]],
    ["*.md", ["Home.md"]],
    ["**", paths],
    ["Archive", []],
    ["Hom?.md", ["Home.md"]],
    ["?/a.md", []],
  ])("%s", (glob, expected) => {
    expect(matched(glob, paths)).toEqual(expected);
  });

  it("takes the characters of regular expressions literally", () => {
    expect(matched("a.b+(c)/*", ["a.b+(c)/x.md", "axb+(c)/x.md"])).toEqual(["a.b+(c)/x.md"]);
  });

  it("takes the forms of a character for one, as macOS and Linux write names", () => {
    const [composed, decomposed] = ["\u00dcbungen", "U\u0308bungen"];
    expect(matched(`${composed}/`, [`${decomposed}/a.md`, `${composed}/b.md`])).toHaveLength(2);
    expect(matched(`${decomposed}/?.md`, [`${composed}/\u00e4.md`, `${composed}/a\u0308.md`])).toHaveLength(
      2,
    );
  });

  it("does not backtrack", () => {
    const glob = compileGlob(`${"*a".repeat(90)}b`);
    expect(glob("a".repeat(240))).toBe(false);
    expect(compileGlob(`${"**/a/".repeat(40)}b`)("a/".repeat(900))).toBe(false);
  });
});
