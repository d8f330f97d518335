import { posix } from "node:path";
import { groupBy } from "@/lib/core/group-by";
import { fileNameOf, nameKey, preferredNames, type Resolution, resolveLink, withoutMd } from "@/lib/vault";

/** From this number of files of one name on, `resolveLink` is too slow: it compares all of them for each link. */
export const COLLISION_THRESHOLD = 16;

const keyOf = (path: string): string => nameKey(withoutMd(path));
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

const byLength = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1);

/** Files of one name (`Index.md` in each folder). Resolves links as `resolveLink` does, with hash lookups. */
export class NameCollisions {
  /** By the last part of targets, which can prefer different files (`preferredNames`). */
  private readonly preferred = new Map<string, Paths>();

  constructor(private readonly paths: readonly string[]) {}

  resolve(target: string, source: string): Resolution {
    const name = nameKey(fileNameOf(target.trim()));
    const known = this.preferred.get(name);
    const paths = known ?? new Paths(preferredNames(target, this.paths));
    if (!known) this.preferred.set(name, paths);
    return paths.resolve(target, source);
  }
}

/** Files at the same end of a link. */
interface Ending {
  /** In Obsidian's order without the folder rule: shortest first, then alphabetical. The same list for each caller. */
  paths: string[];
  /** The first of them in or below each folder. */
  first: ReadonlyMap<string, string>;
}

class Paths {
  private readonly byKey: ReadonlyMap<string, readonly string[]>;
  private readonly byEnd = new Map<string, Ending>();

  constructor(private readonly paths: readonly string[]) {
    this.byKey = groupBy(paths, keyOf);
  }

  resolve(target: string, source: string): Resolution {
    const wanted = target.trim();
    const home = folderOf(source);
    if (/^\.{1,2}\//.test(wanted)) return resolveLink(target, source, this.at(posix.join(home, wanted)));
    const path = wanted.replace(/^\/+/, "");
    const exact = this.at(path);
    const near = path.includes("/") ? this.at(home + path) : [];
    const named = exact.length > 0 || wanted.startsWith("/") ? exact : near;
    if (named.length > 0 || wanted.startsWith("/")) return resolveLink(target, source, named);
    const { paths, first } = this.endingWith(path);
    if (paths.length < 2) return resolveLink(target, source, paths);
    return { state: "ambiguous", path: first.get(home) ?? paths[0] ?? "", paths };
  }

  private at(path: string): readonly string[] {
    return this.byKey.get(keyOf(path)) ?? [];
  }

  private endingWith(path: string): Ending {
    const end = `/${keyOf(path)}`;
    const known = this.byEnd.get(end);
    if (known) return known;
    const paths = this.paths.filter((candidate) => keyOf(candidate).endsWith(end)).sort(byLength);
    const first = new Map<string, string>();
    for (const found of paths)
      for (const folder of foldersOf(found)) if (!first.has(folder)) first.set(folder, found);
    const ending = { paths, first };
    this.byEnd.set(end, ending);
    return ending;
  }
}

/** The folders that a file is in, each with its slash; the root is empty. */
function foldersOf(path: string): string[] {
  const folders = [""];
  for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1))
    folders.push(path.slice(0, at + 1));
  return folders;
}
