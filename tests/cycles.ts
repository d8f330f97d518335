import type { Source } from "./layers";

/** Folders whose code runs in other threads: it imports the code that starts them. */
const THREADS = /^lib\/(embeddings|vault)\/threads\//;
const TEST_CODE = /\.(test|fixture)\.tsx?$/;

/** The folders of `lib/<room>/<folder>` that each folder imports, with the imports. */
type Imports = Map<string, Map<string, string[]>>;

/**
 * Import cycles between the folders of a room of lib, each a sentence that says what to move. Files of the room itself
 * belong to no folder, and test code may import anything.
 */
export function cyclesOf(sources: readonly Source[]): string[] {
  const imports = importsOf(sources);
  return [...imports].flatMap(([from, targets]) =>
    [...targets].flatMap(([to, lines]) => {
      const back = pathBetween(imports, to, from);
      if (back === null) return [];
      const cycle = [from, ...back].map((folder) => folder.split("/")[2]).join(" → ");
      const room = from.split("/").slice(0, 2).join("/");
      return [
        `${room} has the import cycle ${cycle}: ${lines.join("; ")}. Move what ${to} and ${from} share.`,
      ];
    }),
  );
}

function importsOf(sources: readonly Source[]): Imports {
  const imports: Imports = new Map();
  const folders = new Set(sources.map(({ path }) => folderOf(path)));
  for (const { path, imports: targets } of sources) {
    const from = folderOf(path);
    if (from === null || TEST_CODE.test(path) || THREADS.test(path)) continue;
    for (const target of targets) {
      const to = folders.has(target) ? target : folderOf(target);
      if (to === null || to === from || roomOf(to) !== roomOf(from)) continue;
      const known = imports.get(from) ?? new Map<string, string[]>();
      imports.set(from, known.set(to, [...(known.get(to) ?? []), `${path} imports ${target}`]));
    }
  }
  return imports;
}

/** The shortest path over imports, starting with `from`; null if there is none. */
function pathBetween(imports: Imports, from: string, to: string): string[] | null {
  const open = [[from]];
  const seen = new Set([from]);
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    const last = path.at(-1) ?? from;
    if (last === to) return path;
    for (const next of imports.get(last)?.keys() ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        open.push([...path, next]);
      }
  }
  return null;
}

/** `lib/<room>/<folder>` of a path inside it; null for other paths. */
const folderOf = (path: string): string | null => /^(lib\/[^/]+\/[^/]+)\/./.exec(path)?.[1] ?? null;
const roomOf = (folder: string): string => folder.split("/")[1] ?? "";
