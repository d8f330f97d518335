import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolveLink } from "@/lib/vault";
import { depth } from "@/tests/support/property";
import { NameCollisions } from "./name-collisions";

const folder = fc.constantFrom("", "note/", "note/a/", "Note/a/", "x/a/", "x/note/", "é/", "e\u0301/");
const file = fc
  .tuple(folder, fc.constantFrom("Index.md", "index.md", "INDEX.MD", "index", "index.MD.md"))
  .map((parts) => parts.join(""));
const target = fc
  .tuple(
    fc.constantFrom("", "/", "./", "../", "../../", "a/", "note/", "note/a/", " a/", "nowhere/", "é/"),
    fc.constantFrom("Index", "index.md", "Index "),
  )
  .map((parts) => parts.join(""));

describe("files that share one name", () => {
  it("are linked to as resolveLink has it", () => {
    fc.assert(
      fc.property(fc.uniqueArray(file, { minLength: 1 }), target, folder, (paths, wanted, home) => {
        const source = `${home}Source.md`;
        const found = new NameCollisions(paths).resolve(wanted, source);
        const right = resolveLink(wanted, source, paths);
        expect([found.state, found.path]).toEqual([right.state, right.path]);
        if (found.state === "ambiguous" && right.state === "ambiguous")
          expect([...found.paths].sort()).toEqual([...right.paths].sort());
      }),
      depth(3_000),
    );
  });
});
