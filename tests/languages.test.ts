import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./support/root";

/** Words by which a list or pattern of another language shows. */
const WORDS =
  /(?<![\p{L}-])(?:und|oder|für|mit|nicht|wird|ich|wir|herrn?|frau|avec|pour|nous|moi|dans|chez|est|para|hasta|desde|nuestr|los|las|della|gli|sono|anche|não|uma|voor|niet|het|een|wordt|naar|ik)(?!\p{L})/iu;

/** Letters that English has only in a few borrowed words, such as "fête". */
const LETTERS = /[äöüßçñãõèêëîïôûùœ]|(?![々ぁん])[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/iu;

/** What may have such words, and why. */
const EXCEPTIONS: ReadonlyMap<string, string> = new Map([
  ["lib/language/others.ts", "has a few words of languages without a folder"],
  ["lib/language/match/signs.ts", "says which signs are Chinese characters"],
  ["lib/language/text/legacy.ts", "tells an encoding by its letters"],
  ["lib/core/windows-1252.ts", "has the characters of an encoding"],
  ["lib/language/english/word-lists.ts", "shortens English words: est., min."],
  [
    "lib/language/english/surname-words.ts",
    "has names, and people of all nations are named in English notes",
  ],
  ["lib/language/english/given-names.ts", "has names"],
  ["lib/language/english/famous-orgs.ts", "has names"],
  ["lib/language/english/places.ts", "has names"],
  ["lib/vault/name/key.ts", "compares letters of all languages"],
  ["lib/vault/indexing/fold/characters.ts", "compares letters of all languages"],
  ["lib/core/connection.ts", "has the codes of undici: UND_ERR_SOCKET"],
  ["lib/vault/search/literal.ts", "names the letters i and k"],
  ["lib/vault/opening/folder-words.ts", "is below lib/language, which CONTRIBUTING says"],
  ["lib/gateway/calls/outcome.ts", "has codes of errors"],
]);

/** Words of a language are in its folder; in that of English only its own. */
const FOLDERS = readdirSync(join(root, "lib/language"), { withFileTypes: true }).flatMap(({ name }) =>
  existsSync(join(root, "lib/language", name, "vocabulary.ts")) ? [`lib/language/${name}/`] : [],
);
const ENGLISH = "lib/language/english/";

/** Code without its comments, which have examples in all languages. */
const codeOf = (text: string): string =>
  text.replace(/^\s*\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gmu, (comment) => comment.replace(/[^\n]/g, ""));

const foreignIn = (path: string, text: string): string[] =>
  codeOf(text)
    .split("\n")
    .flatMap((line, at) => {
      const found = WORDS.exec(line) ?? (path.startsWith(ENGLISH) ? null : LETTERS.exec(line));
      return found === null ? [] : [`${path}:${at + 1}: ${found[0]}`];
    });

const sourcesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.(?:test|fixture))\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));

describe("the words of languages", () => {
  it("are data of their folders: the rules have none but English ones", () => {
    expect(FOLDERS).toContain(ENGLISH);
    expect(FOLDERS.length).toBeGreaterThan(8);
    const sources = sourcesOf("lib").filter(
      (path) => path.startsWith(ENGLISH) || !FOLDERS.some((folder) => path.startsWith(folder)),
    );
    expect(sources.length).toBeGreaterThan(1000);
    const found = sources
      .filter((path) => !EXCEPTIONS.has(path))
      .flatMap((path) => foreignIn(path, readFileSync(join(root, path), "utf8")));
    expect(found, "put them into the folder of their language (CONTRIBUTING), and use anyOf").toEqual([]);
  });

  it("are in every exception", () => {
    for (const path of EXCEPTIONS.keys())
      expect(foreignIn(path, readFileSync(join(root, path), "utf8")), path).not.toEqual([]);
  });

  it("are seen in patterns and lists, not in comments", () => {
    expect(foreignIn("a.ts", "const AND = /(?:and|und)/;")).toEqual(["a.ts:1: und"]);
    expect(foreignIn("a.ts", '\nconst NEXT = "prossimo|próximo|nächste";')).toEqual(["a.ts:2: ä"]);
    expect(foreignIn(`${ENGLISH}a.ts`, 'const FEAST = "fête";\nconst AND = "und";')).toEqual([
      `${ENGLISH}a.ts:2: und`,
    ]);
    expect(foreignIn("a.ts", "const UNTIL = /まで/u;")).toEqual(["a.ts:1: ま"]);
    expect(foreignIn("a.ts", "/** `Müller und Söhne` */\n// für wen\nconst a = 1; // nicht")).toEqual([]);
  });
});
