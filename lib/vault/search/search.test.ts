import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { depth, times } from "@/tests/support/property";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { tokenize } from "../indexing";
import { createRecord } from "../operations";
import { reconcile } from "../reconcile";
import { searchVault } from "./search";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

const pathsOf = async (q: string, limit = 1_000) =>
  (await searchVault(vault.ctx, { q, limit })).results.map((hit) => hit.path);

describe("a query", () => {
  it("is never an error", async () => {
    const unit = fc.constantFrom(
      ..."aBé1²王🚀'\"&|!():*\\-#%_+.,/[]{}$^?<>=~`@ ",
      ...[
        "<->",
        "\u0301",
        "\u200d",
        "type:",
        "tag:",
        "path:",
        "status:",
        "created:",
        "updated:",
        ">=",
        "..",
        "2026",
        " OR ",
        "𝒜",
        "ไท",
      ],
    );
    const typed = fc.oneof(fc.string({ unit, maxLength: 20 }), fc.string({ unit: "binary", maxLength: 20 }));
    await fc.assert(
      fc.asyncProperty(typed, async (q) => {
        fc.pre(q !== "" && !q.includes("\0") && q.isWellFormed());
        const { results, count, hints } = await searchVault(vault.ctx, { q });
        expect([results, count]).toEqual([[], 0]);
        expect(Array.isArray(hints)).toBe(true);
      }),
      depth(1_000),
    );
  });

  it("finds every word of a text, by the word, by its beginning and as a phrase", async () => {
    const word = fc.oneof(
      fc.stringMatching(/^[\p{L}\p{N}]{1,12}$/u),
      fc.stringMatching(/^[a-zé]{1,6}$/),
      fc.stringMatching(/^[\u4e00-\u4fff\u3042-\u3096\uac00-\uac80\u0e01-\u0e2e]{1,6}$/),
      fc.constantFrom("🚀", "c++", "#tag", "a/b", "50%", "C:\\x", "don't", "e\u0301te", "👨‍👩‍👧", "foo_bar"),
    );
    let n = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 4 }), async (words) => {
        n += 1;
        const body = words.join(" ");
        const { path } = await createRecord(vault.ctx, { type: "note", name: `W ${n}`, body });
        for (const q of [
          ...words,
          body,
          `"${body}"`,
          beginning(words[0] ?? ""),
          IOTA_SUBSCRIPT.test(body.normalize("NFD")) ? body : body.toUpperCase(),
          body.normalize("NFD"),
        ]) {
          if (tokenize(q).length === 0 || q.includes("OR")) continue;
          expect(
            await pathsOf(q),
            JSON.stringify({ words, q, hex: [...q].map((c) => c.codePointAt(0)?.toString(16)) }),
          ).toContain(path);
        }
      }),
      { numRuns: times(300, 8) },
    );
  });
});

/** Not searched, as an accent; its upper case is a letter beside the other. */
const IOTA_SUBSCRIPT = /\u0345/;

/** Its first characters, each whole; a literal is not shortened. */
const beginning = (word: string) => (/^[\p{L}\p{N}]*$/u.test(word) ? [...word].slice(0, 3).join("") : word);

describe("ranking", () => {
  it("puts titles first, then aliases, headings and bodies; equal ones by recency", async () => {
    const texts: Record<string, string> = {
      "rank/Zebra.md": "-",
      "rank/Zebra crossing.md": "-",
      "rank/The zebra.md": "-",
      "rank/Alias.md": "---\naliases: [Zébra]\n---\n",
      "rank/Heading.md": "# On the zebra\n",
      "rank/Much.md": "zebra ".repeat(300),
      "rank/Aged.md": "One zebra.",
      "rank/New.md": "One zebra.",
    };
    for (const [path, text] of Object.entries(texts)) vault.write(path, text);
    await reconcile(vault.ctx);
    const dated = "update vault_files set modified = '2020-01-01' where path = 'rank/Aged.md'";
    await vault.ctx.db.tx((tx) => tx.execute(dated));
    expect((await pathsOf("zebra")).map((path) => path.slice("rank/".length, -".md".length))).toEqual([
      "Zebra",
      "Zebra crossing",
      "Alias",
      "The zebra",
      "Heading",
      "Much",
      "New",
      "Aged",
    ]);
  });
});

describe("pages", () => {
  it("have each hit once, though others are written before each page", async () => {
    for (let n = 0; n < 30; n++) vault.write(`pages/Kept ${n}.md`, "quokka ".repeat((n % 3) + 1));
    await reconcile(vault.ctx);
    for (const q of ["quokka", "path:pages/"]) {
      const paths: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await searchVault(vault.ctx, { q, limit: 4, cursor });
        paths.push(...page.results.map(({ path }) => path));
        cursor = page.next_cursor ?? undefined;
        vault.write(`pages/New ${q.length} ${paths.length}.md`, "quokka ".repeat(3));
        await reconcile(vault.ctx);
      } while (cursor);
      const kept = paths.filter((path) => path.startsWith("pages/Kept"));
      expect([kept.length, new Set(kept).size], q).toEqual([30, 30]);
    }
  });
});

describe("an upgrade", () => {
  it("writes the search texts of an earlier version again", async () => {
    vault.write("upgrade/Old.md", "Un caf\u00e9 earlier.");
    await reconcile(vault.ctx);
    const outdated = "update vault_texts set version = 0, words = '' where path = 'upgrade/Old.md'";
    await vault.ctx.db.tx((tx) => tx.execute(outdated));
    expect(await pathsOf("cafe earlier")).toEqual([]);
    await reconcile(vault.ctx);
    expect(await pathsOf("cafe earlier")).toEqual(["upgrade/Old.md"]);
  });
});

describe("a large text", () => {
  it("is searched beyond the last position of a vector", async () => {
    vault.write("large/Long.md", `${"春眠不覺曉處處聞啼鳥".repeat(2_000)}最後的祕密花園`);
    await reconcile(vault.ctx);
    expect(await pathsOf("祕密花園")).toEqual(["large/Long.md"]);
    expect(await pathsOf("祕密 花園最後")).toEqual([]);
  });

  it("is searched though Postgres limits vectors to 1 MB", async () => {
    const from = (start: number, length: number) =>
      String.fromCharCode(...Array.from({ length }, (_, n) => start + n));
    const ideographs = from(0x4e00, 20_000);
    const texts = Array.from({ length: 10 }, (_, step) =>
      [...ideographs].map((_, at) => ideographs[(at * (2 * step + 3)) % ideographs.length]).join(""),
    );
    vault.write("large/Han.md", texts.join(""));
    await reconcile(vault.ctx);
    expect(await pathsOf(texts[0]?.slice(10, 14) ?? "")).toContain("large/Han.md");
  });
});
