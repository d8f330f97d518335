import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { resolveLink, stemKey } from "../links";
import { candidatesOf, Resolver } from "./resolver";

const folder = fc.constantFrom("", "person/", "note/", "note/2024/", "Elsewhere/");
const name = fc.constantFrom("Alice", "alice", "Bob", "Zoë", "map.png", "x.y");
const file = fc
  .tuple(folder, name)
  .map(([dir, stem]) => `${dir}${stem}${stem.endsWith(".png") ? "" : ".md"}`);
const target = fc
  .tuple(
    fc.constantFrom("", "/", "./", "../", " ../note/", "2024/"),
    folder,
    name,
    fc.constantFrom("", ".md"),
  )
  .map((parts) => parts.join(""));

describe("Resolver", () => {
  it("answers for one entry after the other what each would get alone", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(file),
        target,
        fc.array(file, { minLength: 2 }),
        (files, wanted, sources) => {
          const resolver = new Resolver(candidatesOf(files));
          const among = files.filter((candidate) => stemKey(candidate) === stemKey(wanted));
          for (const source of sources) {
            const { state, path = null } = resolveLink(wanted, source, among);
            const alone = { targetKey: stemKey(wanted), state, targetPath: path };
            expect(resolver.target(wanted, source)).toEqual(alone);
          }
        },
      ),
      depth(2_000),
    );
  });
});
