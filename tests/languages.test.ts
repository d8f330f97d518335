import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./support/root";

/** Words by which a list or pattern of another language shows, and letters that English does not have. */
const TELLING =
  /(?<![\p{L}-])(?:und|oder|für|mit|nicht|wird|ich|wir|herrn?|frau|avec|pour|nous|moi|dans|chez|est|para|hasta|desde|nuestr|los|las|della|gli|sono|anche|não|uma|voor|niet|het|een|wordt|naar|ik)(?!\p{L})|[äöüßçñãõèêëîïôûùœ]|(?![々ぁん])[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/iu;

/** What may have such words, and why. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map();

/** Code without its comments, which have examples in all languages. */
const codeOf = (text: string): string =>
  text.replace(/^\s*\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gmu, (comment) => comment.replace(/[^\n]/g, ""));

const foreignIn = (path: string, text: string): string[] =>
  codeOf(text)
    .split("\n")
    .flatMap((line, at) => {
      const word = TELLING.exec(line)?.[0];
      return word === undefined ? [] : [`${path}:${at + 1}: ${word}`];
    });

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.(?:test|fixture))\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

describe("the words of languages", () => {
  it("are data of their folders: the Curator has none but English ones", () => {
    const sources = sourcesOf("lib/curator");
    expect(sources.length).toBeGreaterThan(100);
    const found = sources
      .filter((path) => !EXCEPTIONS.has(path))
      .flatMap((path) => foreignIn(path, readFileSync(join(root, path), "utf8")));
    expect(found, "put them into lib/language/<language>/vocabulary.ts, and use anyOf").toEqual([]);
  });

  it("are seen in patterns and lists, not in comments", () => {
    expect(foreignIn("a.ts", "const AND = /(?:and|und)/;")).toEqual(["a.ts:1: und"]);
    expect(foreignIn("a.ts", '\nconst NEXT = "prossimo|próximo|nächste";')).toEqual(["a.ts:2: ä"]);
    expect(foreignIn("a.ts", "const UNTIL = /まで/u;")).toEqual(["a.ts:1: ま"]);
    expect(foreignIn("a.ts", "/** `Müller und Söhne` */\n// für wen\nconst a = 1; // nicht")).toEqual([]);
  });
});
