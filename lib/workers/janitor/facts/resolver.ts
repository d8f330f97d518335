import { type Resolution, resolveLink, stemKey } from "@/lib/vault";
import { CROWD, Crowd } from "./crowd";
import type { FileFacts } from "./file";

/** Resolves the links of a vault's files, each once; right for as long as the same paths are there. */
export class Resolver {
  private readonly stems = new Map<string, string[]>();
  private readonly crowds = new Map<string, Crowd>();
  private readonly seen = new Map<string, Resolution>();
  private readonly leads = new WeakMap<FileFacts, readonly Resolution[]>();

  constructor(files: readonly FileFacts[]) {
    for (const { stem, path } of files) {
      const same = this.stems.get(stem);
      if (same) same.push(path);
      else this.stems.set(stem, [path]);
    }
  }

  /** The paths of the files whose name a link's last part could mean. */
  candidates(target: string): readonly string[] {
    return this.stems.get(stemKey(target)) ?? [];
  }

  /** What each link of a file leads to, in their order. */
  leadsOf(file: FileFacts): readonly Resolution[] {
    const known = this.leads.get(file);
    if (known) return known;
    const leads = file.links.map(({ target }) => this.resolve(target, file));
    this.leads.set(file, leads);
    return leads;
  }

  private resolve(target: string, source: FileFacts): Resolution {
    const known = this.seen.get(target);
    if (known) return known;
    const key = stemKey(target);
    const among = this.stems.get(key) ?? [];
    const resolution = plainly(target, among) ?? this.among(key, among, target, source.path);
    // Where several could be meant, or the path is relative, it depends on the source.
    if (among.length <= 1 && !target.trimStart().startsWith(".")) this.seen.set(target, resolution);
    return resolution;
  }

  private among(key: string, among: readonly string[], target: string, source: string): Resolution {
    if (among.length <= CROWD) return resolveLink(target, source, among);
    const crowd = this.crowds.get(key) ?? new Crowd(among);
    this.crowds.set(key, crowd);
    return crowd.resolve(target, source);
  }
}

/** The usual case, for which `resolveLink` would do too much: one file, and its own path or name. */
function plainly(target: string, [path, ...others]: readonly string[]): Resolution | undefined {
  if (path === undefined || others.length > 0 || !path.endsWith(".md")) return undefined;
  const isPath = path.length === target.length + 3 && path.startsWith(target);
  const isName = !target.includes("/") && path.endsWith(`/${target}.md`);
  return isPath || isName ? { state: "resolved", path } : undefined;
}
