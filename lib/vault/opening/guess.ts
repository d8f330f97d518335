import { looseKey } from "../name";
import { fileNameOf } from "../path";
import type { RecordType } from "../schema";
import { typeMeant } from "../type-words";
import { FOLDER_WORDS } from "./folder-words";

const KEY_OF_WORD: ReadonlyMap<string, RecordType> = new Map(
  (Object.entries(FOLDER_WORDS) as [RecordType, string][]).flatMap(([type, words]) =>
    words.split(" ").map((word) => [looseKey(word), type] as const),
  ),
);

/** The type that a folder's name means, in several languages; numbers and signs around it do not count: `02 - People`. */
export function typeOfFolderName(name: string): RecordType | undefined {
  const bare = name.replace(/^[^\p{L}]+/u, "").replace(/[^\p{L}\p{M}]+$/u, "");
  return bare === "" ? undefined : (typeMeant(bare) ?? KEY_OF_WORD.get(looseKey(bare)));
}

/** A record, with the type that its frontmatter claims. */
export interface PlacedRecord {
  path: string;
  claimed: RecordType | undefined;
}

/** A folder with its records, those in its folders included. */
export interface FolderGuess {
  path: string;
  records: number;
  type: RecordType | undefined;
  /** What the type was guessed by. */
  by: "frontmatter" | "name" | undefined;
  /** The records that support the guess: those that claim the type, or all of a folder with its name. */
  support: number;
}

/** Fewer claim nothing about a folder. */
const MIN_CLAIMS = 3;
const MAX_DEPTH = 3;

/** Guesses the type of each folder, by what most of its records claim, else by its name; sorted by path. */
export function guessFolders(records: Iterable<PlacedRecord>): FolderGuess[] {
  const folders = new Map<string, { records: number; claims: Map<RecordType, number> }>();
  for (const { path, claimed } of records) {
    for (const folder of foldersOf(path)) {
      const found = folders.get(folder) ?? { records: 0, claims: new Map<RecordType, number>() };
      found.records += 1;
      if (claimed) found.claims.set(claimed, (found.claims.get(claimed) ?? 0) + 1);
      folders.set(folder, found);
    }
  }
  return [...folders]
    .map(([path, { records, claims }]) => ({ path, records, ...guess(path, records, claims) }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The folders above a file, as far as they are proposed. */
function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(0, -1).slice(0, MAX_DEPTH);
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}

function guess(
  path: string,
  records: number,
  claims: ReadonlyMap<RecordType, number>,
): Pick<FolderGuess, "type" | "by" | "support"> {
  const [claimed, most] = [...claims].sort(([, a], [, b]) => b - a)[0] ?? [];
  if (claimed && most !== undefined && most >= MIN_CLAIMS && most > records / 2)
    return { type: claimed, by: "frontmatter", support: most };
  const named = typeOfFolderName(fileNameOf(path));
  return named
    ? { type: named, by: "name", support: records }
    : { type: undefined, by: undefined, support: 0 };
}
