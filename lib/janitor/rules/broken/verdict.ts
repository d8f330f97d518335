import { posix } from "node:path";
import { directoryOf, looseKey, nameKey, RECORD_TYPES, stemOf } from "@/lib/vault";
import type { FileFacts, VaultFacts } from "../../facts";
import type { History } from "../../options";
import { Near } from "./near";

/** What a link that leads nowhere was meant to lead to. Paths are those of files that are there. */
export type Verdict =
  /** It is certain. `shown` when the link's words are no name of the file, and so have to stay visible. */
  | { kind: "moved"; path: string; shown: boolean }
  | { kind: "deleted" }
  /** Nobody can know; `paths` are the likeliest. */
  | { kind: "open"; paths: string[]; deleted: boolean };

/** More would be a list nobody reads. */
const OFFERED = 5;

/** Judges the broken links of a vault, the same target but once. */
export class Judge {
  private readonly seen = new Map<string, Verdict>();
  private aliases: ReadonlyMap<string, readonly string[]> | undefined;
  private near: Near | undefined;

  constructor(
    private readonly vault: VaultFacts,
    private readonly history: History,
  ) {}

  judge(target: string, source: FileFacts): Verdict {
    // A path is also looked for from the source's folder.
    const key = `${posix.dirname(source.path)}\0${target}`;
    const known = this.seen.get(key);
    if (known) return this.refusingItself(known, source);
    const verdict = this.decide(target.trim(), source);
    this.seen.set(key, verdict);
    return this.refusingItself(verdict, source);
  }

  /** An alias of a record in its own text is no link to be mended. */
  private refusingItself(verdict: Verdict, source: FileFacts): Verdict {
    const isItself = verdict.kind === "moved" && verdict.path === source.path;
    return isItself ? { kind: "open", paths: [], deleted: false } : verdict;
  }

  private decide(target: string, source: FileFacts): Verdict {
    const past = this.past(meantBy(target, source.path));
    const [moved, ...others] = past.movedTo;
    if (moved !== undefined && others.length === 0 && !past.deleted)
      return { kind: "moved", path: moved, shown: false };
    if (past.movedTo.length > 0) return { kind: "open", paths: past.movedTo, deleted: past.deleted };
    const bearer = this.onlyBearer(target);
    if (bearer && !past.deleted) return bearer;
    if (bearer) return { kind: "open", paths: [bearer.path], deleted: true };
    return past.deleted ? { kind: "deleted" } : this.open(target);
  }

  /** What became of the files that a target could have meant; the first group of which anything is known decides. */
  private past(groups: readonly (readonly string[])[]): { movedTo: string[]; deleted: boolean } {
    for (const paths of groups) {
      const ends = paths.map((path) => this.follow(path));
      const movedTo = [...new Set(ends.filter((end): end is string => end !== null && end !== "deleted"))];
      const deleted = ends.includes("deleted");
      if (movedTo.length > 0 || deleted) return { movedTo, deleted };
    }
    return { movedTo: [], deleted: false };
  }

  /** Where a file that is no more ended: the path it has now, or `deleted`; null when nothing is known. */
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

  /** The one record whose file or alias bears the target's name. */
  private onlyBearer(target: string): Extract<Verdict, { kind: "moved" }> | undefined {
    const files = this.vault.candidates(target);
    if (files.length > 0) return files.length === 1 ? this.moved(files[0], false) : undefined;
    if (target.includes("/")) return undefined;
    this.aliases ??= aliasesOf(this.vault);
    const bearers = this.aliases.get(nameKey(target)) ?? [];
    return bearers.length === 1 ? this.moved(bearers[0], true) : undefined;
  }

  private moved(path: string | undefined, shown: boolean): Extract<Verdict, { kind: "moved" }> | undefined {
    return path !== undefined && this.vault.isRecord(path) ? { kind: "moved", path, shown } : undefined;
  }

  private open(target: string): Verdict {
    this.near ??= new Near(this.vault.records);
    const same = this.vault.candidates(target).filter((path) => this.vault.isRecord(path));
    const near = this.near.find(looseKey(stemOf(`${target.replace(/\.md$/i, "")}.md`)));
    return { kind: "open", paths: [...new Set([...same, ...near])].slice(0, OFFERED), deleted: false };
  }
}

function aliasesOf(vault: VaultFacts): ReadonlyMap<string, readonly string[]> {
  const aliases = new Map<string, string[]>();
  for (const { path, record } of vault.records) {
    for (const alias of new Set(record.aliases.map((each) => nameKey(each.trim()))))
      aliases.set(alias, [...(aliases.get(alias) ?? []), path]);
  }
  return aliases;
}

/** The paths a target could have meant, the likelier groups first (the order of `resolveLink`). */
function meantBy(target: string, source: string): string[][] {
  const folder = posix.dirname(source);
  if (/^\.{1,2}\//.test(target)) return [spellings(posix.join(folder, target))];
  const path = target.replace(/^\/+/, "");
  const home = spellings(posix.join(folder, path));
  const below = RECORD_TYPES.flatMap((type) => spellings(`${directoryOf(type)}/${path}`));
  return path.includes("/")
    ? [spellings(path), home, below]
    : [[...new Set([...spellings(path), ...home, ...below])]];
}

/** A path with `.md`; and as it stands, when it has an extension. */
function spellings(path: string): string[] {
  if (/\.md$/i.test(path)) return [path];
  return /\.[A-Za-z0-9]{1,8}$/.test(path) ? [path, `${path}.md`] : [`${path}.md`];
}
