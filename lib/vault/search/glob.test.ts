import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { globToRegex } from "./glob";

const matches = (glob: string, path: string) => new RegExp(globToRegex(glob), "u").test(path);

/** What a glob matches, computed the slow way. */
function means(glob: string, path: string): boolean {
  if (glob === "") return path === "";
  if (glob.startsWith("**/")) {
    const rest = glob.slice(3);
    return suffixes(path).some((at) => (at === 0 || path[at - 1] === "/") && means(rest, path.slice(at)));
  }
  if (glob.startsWith("**")) return suffixes(path).some((at) => means(glob.slice(2), path.slice(at)));
  const [first = "", ...others] = glob;
  const rest = others.join("");
  if (first === "*") {
    const end = path.includes("/") ? path.indexOf("/") : path.length;
    return suffixes(path).some((at) => at <= end && means(rest, path.slice(at)));
  }
  const [letter = "", ...letters] = path;
  return (
    letter !== "" && (first === "?" ? letter !== "/" : first === letter) && means(rest, letters.join(""))
  );
}

const suffixes = (text: string): number[] => Array.from({ length: text.length + 1 }, (_, at) => at);

describe("a glob", () => {
  it("matches the same paths as the slow matcher", () => {
    const unit = fc.constantFrom(
      "a",
      "b",
      "/",
      ".",
      "*",
      "**",
      "**/",
      "?",
      "+",
      "(",
      "[",
      "\\",
      "$",
      "^",
      "{",
      "é",
    );
    const glob = fc.array(unit, { maxLength: 6 }).map((parts) => parts.join(""));
    const letter = fc.constantFrom("a", "b", "/", ".", "+", "(", "[", "\\", "$", "^", "{", "é");
    const path = fc.array(letter, { maxLength: 7 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(glob, path, (glob, path) => {
        // Three stars in a row are read as two and one.
        fc.pre(!glob.includes("***"));
        expect(matches(glob, path)).toBe(means(glob, path));
      }),
      depth(2000),
    );
  });

  it.each([
    ["person/*.md", "person/Alice Chen.md", true],
    ["person/*.md", "person/team/Alice.md", false],
    ["**/*.md", "Alice.md", true],
    ["note/**/x.md", "note/x.md", true],
    ["note/**/x.md", "note/a/b/x.md", true],
    ["note/**", "note/a/b", true],
    ["n?te/x", "note/x", true],
    ["n?te/x", "n/te/x", false],
  ])("%s and %s", (glob, path, expected) => {
    expect(matches(glob, path)).toBe(expected);
  });
});
