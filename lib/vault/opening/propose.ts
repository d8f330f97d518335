import type { RecordType } from "../schema";
import type { Layout } from "../settings/layout";
import { type FolderGuess, guessFolders, type PlacedRecord } from "./guess";

/** A folder of the vault, and the type that is proposed for it or that it has. */
export interface ProposedFolder {
  path: string;
  records: number;
  type: RecordType | null;
  /** `settings` and `directory` have the type already; null: nothing was guessed. */
  by: "settings" | "directory" | "frontmatter" | "name" | null;
}

export type TypeFolders = Partial<Record<RecordType, string>>;

/**
 * Proposes a folder for each type: the one with the most records for it. Folders that have a type keep it.
 * Lists top folders, and those below them with another type.
 */
export function proposeFolders(
  records: Iterable<PlacedRecord>,
  layout: Layout,
): { folders: ProposedFolder[]; typeFolders: TypeFolders } {
  const { inboxFolder, typeFolders: set } = layout.settings;
  const guesses = guessFolders(records).filter(({ path }) => !`${path}/`.startsWith(`${inboxFolder}/`));
  const typeFolders: TypeFolders = { ...set };
  const taken = new Set(Object.keys(set));
  for (const { path } of guesses) {
    const has = layout.placeType(`${path}/x.md`);
    if (has && path === has) taken.add(has);
  }
  for (const { path, type } of [...guesses].sort(bestFirst)) {
    if (!type || taken.has(type) || layout.placeType(`${path}/x.md`)) continue;
    typeFolders[type] = path;
    taken.add(type);
  }
  const typeOf = new Map(Object.entries(typeFolders).map(([type, path]) => [path, type as RecordType]));
  const listed = guesses.map((guess) => present(guess, layout, typeOf));
  return { folders: listed.filter(isListed), typeFolders };
}

/** Prefers the folder with the fewest other records among those with the same support. */
const bestFirst = (a: FolderGuess, b: FolderGuess): number =>
  b.support - a.support ||
  a.records - b.records ||
  a.path.length - b.path.length ||
  (a.path < b.path ? -1 : 1);

function present(
  { path, records, by }: FolderGuess,
  layout: Layout,
  typeOf: ReadonlyMap<string, RecordType>,
): ProposedFolder {
  const set = Object.values(layout.settings.typeFolders).includes(path);
  const has = layout.placeType(`${path}/x.md`);
  if (set || has) return { path, records, type: has ?? null, by: set ? "settings" : "directory" };
  const type = typeOf.get(path) ?? null;
  return { path, records, type, by: type && (by ?? null) };
}

function isListed({ path, type }: ProposedFolder, _: number, all: readonly ProposedFolder[]): boolean {
  if (!path.includes("/")) return true;
  const above = path.slice(0, path.lastIndexOf("/"));
  return type !== null && all.find((each) => each.path === above)?.type !== type;
}
