import { type Resolution, resolveLink, stemKey } from "@/lib/vault";
import { CROWD, Crowd } from "./crowd";
import { type FileFacts, isRecord, type RecordFile } from "./file";
import { readUnchanged } from "./read";

/** A whole vault as one scan found it. */
export class VaultFacts {
  readonly byPath: ReadonlyMap<string, FileFacts>;
  readonly records: readonly RecordFile[];
  private stems: ReadonlyMap<string, readonly string[]> | undefined;
  private readonly leads = new Map<FileFacts, readonly Resolution[]>();
  private readonly crowds = new Map<string, Crowd>();
  private readonly seen = new Map<string, Resolution>();
  private lastText: { file: FileFacts; text: string | null } | undefined;

  /** `root` is the vault's directory. */
  constructor(
    readonly root: string,
    readonly files: readonly FileFacts[],
    private readonly times: ReadonlyMap<string, number> = new Map(),
  ) {
    this.byPath = new Map(files.map((file) => [file.path, file]));
    this.records = files.filter(isRecord);
  }

  /** The files whose name a link's last part could mean. */
  candidates(target: string): readonly string[] {
    this.stems ??= stemsOf(this.files);
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
    const among = this.candidates(target);
    const resolution =
      among.length > CROWD
        ? this.crowdOf(target, among).resolve(target, source.path)
        : resolveLink(target, source.path, among);
    // Where several could be meant, or the path is relative, it depends on the source.
    if (among.length <= 1 && !target.trimStart().startsWith(".")) this.seen.set(target, resolution);
    return resolution;
  }

  /** When the user last wrote the file, in ms since 1970. */
  timeOf({ path, mtimeMs }: FileFacts): number {
    return this.times.get(path) ?? mtimeMs;
  }

  private crowdOf(target: string, among: readonly string[]): Crowd {
    const key = stemKey(target);
    const crowd = this.crowds.get(key) ?? new Crowd(among);
    this.crowds.set(key, crowd);
    return crowd;
  }

  record(path: string | undefined): RecordFile | undefined {
    const file = path === undefined ? undefined : this.byPath.get(path);
    return file && isRecord(file) ? file : undefined;
  }

  /** The text of a file, unless it is no text or has changed since the scan read it. */
  textOf(file: FileFacts): string | null {
    if (this.lastText?.file !== file) this.lastText = { file, text: readUnchanged(this.root, file) };
    return this.lastText.text;
  }
}

function stemsOf(files: readonly FileFacts[]): ReadonlyMap<string, readonly string[]> {
  const byStem = new Map<string, string[]>();
  for (const { stem, path } of files) {
    const same = byStem.get(stem);
    if (same) same.push(path);
    else byStem.set(stem, [path]);
  }
  return byStem;
}
