import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { openVault, type TestVault } from "@/tests/support/vault";
import { createRecord } from "../operations";
import { searchVault } from "./search";
import { toTsQuery } from "./ts-query";

describe("a query", () => {
  it.each(["", " ", "&", '""', "-", "!()", "¿?", '-""', "😀"])("%j names no word", (q) => {
    expect(toTsQuery(q)).toBeNull();
  });
});

/** Its first characters, each whole. */
const beginning = (word: string) => [...word].slice(0, 3).join("");

describe("in Postgres", () => {
  let vault: TestVault;
  beforeAll(async () => {
    vault = await openVault();
  });
  afterAll(() => vault.close());

  it("is never a syntax error, whatever was typed", async () => {
    const unit = fc.constantFrom(
      "a",
      "B",
      "é",
      "1",
      "'",
      '"',
      "&",
      "|",
      "!",
      "(",
      ")",
      ":",
      "*",
      "<->",
      "\\",
      "-",
      " ",
      "²",
      "\u0301",
      "王",
      "😀",
    );
    const typed = fc.oneof(fc.string({ unit, maxLength: 20 }), fc.string({ unit: "binary", maxLength: 20 }));
    await fc.assert(
      fc.asyncProperty(typed, async (q) => {
        fc.pre(q !== "" && !q.includes("\0") && toTsQuery(q) !== null);
        expect((await searchVault(vault.ctx, { q })).results).toEqual([]);
      }),
      depth(150),
    );
  });

  it("finds every word of a text, by the word and by its beginning", async () => {
    const word = fc.stringMatching(/^[\p{L}\p{N}]{1,12}$/u);
    let n = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 4 }), async (words) => {
        n += 1;
        const { path } = await createRecord(vault.ctx, {
          type: "note",
          name: `W ${n}`,
          body: words.join(" "),
        });
        for (const each of [...words, words.join(" "), `"${words.join(" ")}"`, beginning(words[0] ?? "")]) {
          if (toTsQuery(each) === null) continue;
          const { results } = await searchVault(vault.ctx, { q: each, limit: 1000 });
          expect(
            results.map((hit) => hit.path),
            JSON.stringify({ words, each }),
          ).toContain(path);
        }
      }),
      depth(40),
    );
  });
});
