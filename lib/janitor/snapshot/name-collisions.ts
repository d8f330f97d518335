import { posix } from "node:path";
import { nameKey, type Resolution, resolveLink } from "@/lib/vault";

/** From this number of files of one name on, `resolveLink` is too slow: it compares all of them for each link. */
export const COLLISION_THRESHOLD = 16;

const keyOf = (path: string): string => nameKey(path.replace(/\.md$/i, ""));
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);

const byLength = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : 1);

/** Files of one name (`Index.md` in each folder). Resolves links as `resolveLink` does, with hash lookups. */
export class NameCollisions {
  private readonly byKey = new Map<string, string[]>();
  private readonly byEnd = new Map<string, string[]>();

  constructor(private readonly paths: readonly string[]) {
    for (const path of paths) this.byKey.set(keyOf(path), [...(this.byKey.get(keyOf(path)) ?? []), path]);
  }

  resolve(target: string, source: string): Resolution {
    const wanted = target.trim();
    const home = folderOf(source);
    if (/^\.{1,2}\//.test(wanted)) return resolveLink(target, source, this.at(posix.join(home, wanted)));
    const path = wanted.replace(/^\/+/, "");
    const exact = this.at(path);
    const near = path.includes("/") ? this.at(home + path) : [];
    const named = exact.length > 0 ? exact : near;
    if (named.length > 0) return resolveLink(target, source, named);
    const [first, ...others] = this.endingWith(path);
    if (first === undefined || others.length === 0)
      return resolveLink(target, source, first === undefined ? [] : [first]);
    return { state: "ambiguous", path: this.own(home, path) ?? first, paths: this.endingWith(path) };
  }

  /** The file in the source's own folder, which has precedence. */
  private own(home: string, path: string): string | undefined {
    const end = `/${keyOf(path)}`;
    const name = path.slice(path.lastIndexOf("/") + 1);
    const found = this.at(home + name).filter((own) => folderOf(own) === home && keyOf(own).endsWith(end));
    return found.sort(byLength)[0];
  }

  private at(path: string): readonly string[] {
    return this.byKey.get(keyOf(path)) ?? [];
  }

  /** The same list for each caller, in Obsidian's order without the folder rule: shortest first, then alphabetical. */
  private endingWith(path: string): string[] {
    const end = `/${keyOf(path)}`;
    const known = this.byEnd.get(end);
    if (known) return known;
    const found = this.paths.filter((candidate) => keyOf(candidate).endsWith(end)).sort(byLength);
    this.byEnd.set(end, found);
    return found;
  }
}
