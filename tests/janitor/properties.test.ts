import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Change, FileHistory } from "@/lib/janitor";
import { SmallVault } from "@/lib/janitor/vault.fixture";
import { linksOf, parseRecord, splitDocument, stemKey } from "@/lib/vault";
import { depth } from "@/tests/support/property";
import { faultyDocument } from "./faulty-document";

const RUNS = 120;

const history: FileHistory = {
  renamedTo: (path) => (path === "note/Old.md" ? "note/New.md" : null),
  wasDeleted: (path) => path === "person/Gone.md",
  candidates: (target) =>
    ["note/Old.md", "person/Gone.md"].filter((path) => stemKey(path) === stemKey(target)),
};

const TYPES = ["note", "person", "task", "conversation"] as const;
const NEW =
  "---\ntype: note\nname: New\ncreated: 2024-01-01\naliases: [Alias]\n---\n\nIts body says enough, it is no stub at all.\n";

/** A vault of a few texts, fixed. */
async function fixedVault<T>(
  texts: string[],
  use: (vault: SmallVault, files: string[]) => Promise<T>,
): Promise<T> {
  const files = texts.map((_, at) => `${TYPES[at % TYPES.length]}/f${at}.md`);
  const vault = new SmallVault({ "note/New.md": NEW });
  for (const [at, file] of files.entries()) vault.write(file, texts[at] ?? "");
  try {
    return await use(vault, files);
  } finally {
    vault.remove();
  }
}

/** Where two texts begin to differ. */
function prefixOf(before: string, after: string): number {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  return at;
}

/** What is in one text and not in the other, between their common start and end. */
function between(before: string, after: string): [gone: string, come: string] {
  const start = prefixOf(before, after);
  const most = Math.min(before.length, after.length) - start;
  let same = 0;
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same++;
  return [before.slice(start, before.length - same), after.slice(start, after.length - same)];
}

const bodyOf = (text: string): string => text.slice(splitDocument(text).bodyStart);
const MARKS = /["'[\]\\]/g;

/** What a change may do, by its rule, whatever the implementation. */
function check({ rule, before, after }: Change): void {
  const [gone, come] = between(before, after);
  const old = parseRecord(before);
  const now = parseRecord(after);
  if (rule === "LINK001") {
    checkLink(before, after, gone, come);
    return;
  }
  // Rules of fields leave the body alone, and everything that the fields say elsewhere.
  expect(bodyOf(after)).toBe(bodyOf(before));
  expect(now.problem).toBeUndefined();
  if (old.problem)
    expect(after.replace(MARKS, "").replace(/,\s*/g, ",")).toBe(
      before.replace(MARKS, "").replace(/,\s*/g, ","),
    );
  else {
    const keys = new Set([...Object.keys(old.frontmatter), ...Object.keys(now.frontmatter)]);
    const changed = [...keys].filter((key) => !isDeepStrictEqual(old.frontmatter[key], now.frontmatter[key]));
    expect(changed).toHaveLength(1);
    const [field = ""] = changed;
    if (rule === "FM004") expect(now.frontmatter[field]).toEqual([old.frontmatter[field]]);
    else if (rule === "FM001") expect(String(old.frontmatter[field] ?? "").trim()).toBe("");
    else expect(["type", "status"]).toContain(field);
    expect(comments(after)).toEqual(comments(before));
  }
}

const comments = (text: string): string[] => text.match(/(?<=^|\s)# ?[a-z ]+/gm) ?? [];

function checkLink(before: string, after: string, gone: string, come: string): void {
  // Nothing but a link goes, its quotes, and the dash or comma of its item.
  const old = linksOf(before);
  const at = prefixOf(before, after);
  expect(old.some(({ from, to }) => at >= from - 6 && at + gone.length <= to + 6)).toBe(true);
  expect(come).not.toContain("\n");
  expect(linksOf(after).length).toBeGreaterThanOrEqual(old.length - 1);
  const problem = parseRecord(before).problem;
  if (!problem) expect(parseRecord(after).problem).toBeUndefined();
}

describe("for any texts, a fix", () => {
  const texts = fc.array(faultyDocument, { minLength: 1, maxLength: 8 });

  it("changes only what has an issue, and leaves nothing for a second fix", {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(texts, (some) =>
        fixedVault(some, async (vault, files) => {
          const run = await vault.fix({ history });
          for (const change of run.changes) check(change);
          // Each file ends as its last change says, the others as they were.
          for (const [at, file] of files.entries()) {
            const changes = run.changes.filter(({ path }) => path === file);
            expect(changes[0]?.before ?? some[at]).toBe(some[at]);
            expect(vault.read(file)).toBe(changes.at(-1)?.after ?? some[at]);
            for (const [n, change] of changes.entries())
              if (n > 0) expect(change.before).toBe(changes[n - 1]?.after);
          }
          const again = await vault.fix({ history });
          expect(again.changes).toEqual([]);
          expect(again.before.issues).toEqual(run.after.issues);
          expect(run.after.issues.filter(({ fix }) => fix?.certain)).toEqual([]);
        }),
      ),
      depth(RUNS),
    );
  });

  it("adds each body link once where that is switched on", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(texts, (some) =>
        fixedVault(some, async (vault, files) => {
          const settings = { history, relateBodyLinks: true };
          await vault.fix(settings);
          for (const file of files) {
            const { related } = parseRecord(vault.read(file)).frontmatter;
            if (Array.isArray(related)) {
              const added = related.filter((item) => item === "[[note/New]]");
              expect(added.length).toBeLessThanOrEqual(1);
            }
          }
          expect((await vault.fix(settings)).changes).toEqual([]);
        }),
      ),
      depth(RUNS / 3),
    );
  });
});
