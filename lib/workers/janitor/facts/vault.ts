import type { Resolution } from "@/lib/vault";
import { type FileFacts, isRecord, type RecordFile } from "./file";
import { readUnchanged } from "./read";
import { Resolver } from "./resolver";

/** What a scan may be told beyond the files. */
export interface VaultHelp {
  /** Of the same paths. */
  resolver?: Resolver;
  /** The times, by path, that files had before the Janitor wrote them; ms since 1970. */
  times?: ReadonlyMap<string, number>;
}

/** A whole vault as one scan found it. */
export class VaultFacts {
  readonly byPath: ReadonlyMap<string, FileFacts>;
  readonly records: readonly RecordFile[];
  readonly resolver: Resolver;
  private readonly times: ReadonlyMap<string, number>;
  private lastText: { file: FileFacts; text: string | null } | undefined;

  /** `root` is the vault's directory. */
  constructor(
    readonly root: string,
    readonly files: readonly FileFacts[],
    { resolver, times }: VaultHelp = {},
  ) {
    this.byPath = new Map(files.map((file) => [file.path, file]));
    this.records = files.filter(isRecord);
    this.resolver = resolver ?? new Resolver(files);
    this.times = times ?? new Map();
  }

  /** The paths of the files whose name a link's last part could mean. */
  candidates(target: string): readonly string[] {
    return this.resolver.candidates(target);
  }

  /** What each link of a file leads to, in their order. */
  leadsOf(file: FileFacts): readonly Resolution[] {
    return this.resolver.leadsOf(file);
  }

  /** When the user last wrote the file, in ms since 1970. */
  timeOf({ path, mtimeMs }: FileFacts): number {
    return this.times.get(path) ?? mtimeMs;
  }

  isRecord(path: string): boolean {
    return this.byPath.get(path)?.record !== undefined;
  }

  /** The text of a file, unless it is no text or has changed since the scan read it. */
  textOf(file: FileFacts): string | null {
    if (this.lastText?.file !== file) this.lastText = { file, text: readUnchanged(this.root, file) };
    return this.lastText.text;
  }
}
