import { posix } from "node:path";
import { addToGroup } from "@/lib/core/group-by";
import { type Layout, looseKey, nameKey, RECORD_TYPES, resolveLink, stemOf } from "@/lib/vault";
import type { FileHistory } from "../../options";
import type { FileSnapshot, VaultSnapshot } from "../../snapshot";
import { NameSearch } from "./name-search";

/** What a broken link was meant to point to. Paths are those of existing files. */
export type LinkRepair =
  /**
   * Safe to fix. `from`: where the file was, if it was moved; without it, `path` has the name or the alias. `shown`: the link's
   * text is not a name of the file and must stay visible.
   */
  | { kind: "moved"; path: string; from?: string; shown: boolean }
  | { kind: "deleted" }
  /** Unknown; `paths` are the most likely. */
  | { kind: "open"; paths: string[]; deleted: boolean };

/** Where a file is and was. */
interface Moved {
  path: string;
  from: string;
}

const MAX_SUGGESTIONS = 5;

/** Resolves the broken links of a vault, each target once per folder. */
export class BrokenLinkResolver {
  private readonly seen = new Map<string, LinkRepair>();
  private aliases: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(
    private readonly vault: VaultSnapshot,
    private readonly history: FileHistory,
  ) {}

  resolve(target: string, source: FileSnapshot): LinkRepair {
    // A path may be relative to the source's folder.
    const key = `${posix.dirname(source.path)}\0${target}`;
    const known = this.seen.get(key);
    if (known) return this.exceptSelf(known, source);
    const repair = this.decide(target.trim(), source);
    this.seen.set(key, repair);
    return this.exceptSelf(repair, source);
  }

  /** A record's own alias in its text must not become a link to itself. */
  private exceptSelf(repair: LinkRepair, source: FileSnapshot): LinkRepair {
    const isItself = repair.kind === "moved" && repair.path === source.path;
    return isItself ? { kind: "open", paths: [], deleted: false } : repair;
  }

  private decide(target: string, source: FileSnapshot): LinkRepair {
    const past = this.past(meantBy(target, source.path, this.vault.layout, this.history.candidates(target)));
    const [moved, ...others] = past.movedTo;
    if (moved !== undefined && others.length === 0 && !past.deleted)
      return { kind: "moved", ...moved, shown: false };
    if (past.movedTo.length > 0)
      return { kind: "open", paths: past.movedTo.map(({ path }) => path), deleted: past.deleted };
    const match = this.onlyMatch(target);
    if (match && !past.deleted) return match;
    if (match) return { kind: "open", paths: [match.path], deleted: true };
    return past.deleted ? { kind: "deleted" } : this.open(target);
  }

  /** The history of the files that a target may mean, from the first group with any. */
  private past(groups: readonly (readonly string[])[]): { movedTo: Moved[]; deleted: boolean } {
    for (const paths of groups) {
      const moved = new Map<string, Moved>();
      let deleted = false;
      for (const from of paths) {
        const path = this.follow(from);
        if (path === "deleted") deleted = true;
        else if (path !== null && !moved.has(path)) moved.set(path, { path, from });
      }
      if (moved.size > 0 || deleted) return { movedTo: [...moved.values()], deleted };
    }
    return { movedTo: [], deleted: false };
  }

  /** The current path of a moved file, or `deleted`; null if unknown. */
  private follow(path: string): string | null {
    const passed = new Set<string>();
    for (let at = path; !passed.has(at); ) {
      passed.add(at);
      const next = this.history.renamedTo(at);
      if (next === null) return this.history.wasDeleted(at) ? "deleted" : null;
      if (this.vault.byPath.has(next)) return next;
      at = next;
    }
    return null;
  }

  /** The only record whose file name or alias is the target's name. */
  private onlyMatch(target: string): Extract<LinkRepair, { kind: "moved" }> | undefined {
    const files = this.vault.candidates(target);
    if (files.length > 0) return files.length === 1 ? this.moved(files[0], { shown: false }) : undefined;
    if (target.includes("/")) return undefined;
    this.aliases ??= aliasesOf(this.vault);
    const matches = this.aliases.get(nameKey(target)) ?? [];
    return matches.length === 1 ? this.moved(matches[0], { shown: true }) : undefined;
  }

  private moved(
    path: string | undefined,
    { shown }: { shown: boolean },
  ): Extract<LinkRepair, { kind: "moved" }> | undefined {
    return path !== undefined && this.vault.isRecord(path) ? { kind: "moved", path, shown } : undefined;
  }

  private open(target: string): LinkRepair {
    const same = this.vault.candidates(target).filter((path) => this.vault.isRecord(path));
    const near = NameSearch.among(this.vault.records).find(
      looseKey(stemOf(`${target.replace(/\.md$/i, "")}.md`)),
    );
    const daily = this.vault.dailyPathOf(target);
    const ofDay = daily !== undefined && this.vault.isRecord(daily) ? [daily] : [];
    return {
      kind: "open",
      paths: [...new Set([...same, ...ofDay, ...near])].slice(0, MAX_SUGGESTIONS),
      deleted: false,
    };
  }
}

function aliasesOf(vault: VaultSnapshot): ReadonlyMap<string, readonly string[]> {
  const aliases = new Map<string, string[]>();
  for (const { path, record } of vault.records) {
    for (const alias of new Set(record.aliases.map((each) => nameKey(each.trim()))))
      addToGroup(aliases, alias, path);
  }
  return aliases;
}

/**
 * The paths that a target may mean, in groups, most likely first (the order of `resolveLink`). `gone` are those of files that are
 * no longer there and had the name: a link by a name or by the end of a path led to them from everywhere.
 */
function meantBy(target: string, source: string, layout: Layout, gone: readonly string[]): string[][] {
  const folder = posix.dirname(source);
  if (/^\.{1,2}\//.test(target)) return [spellings(posix.join(folder, target))];
  const path = target.replace(/^\/+/, "");
  const home = spellings(posix.join(folder, path));
  const plain = spellings(path);
  const below = RECORD_TYPES.flatMap((type) => plain.map((each) => `${layout.folderOf(type)}/${each}`));
  if (!path.includes("/")) return [[...new Set([...plain, ...home, ...below, ...gone])]];
  const found = resolveLink(target, source, gone);
  return [plain, home, below, found.state === "ambiguous" ? found.paths : found.path ? [found.path] : []];
}

/** A path with `.md`, and unchanged if it has an extension. */
function spellings(path: string): string[] {
  if (/\.md$/i.test(path)) return [path];
  return /\.[A-Za-z0-9]{1,8}$/.test(path) ? [path, `${path}.md`] : [`${path}.md`];
}
