import { type FileFacts, isRecord, type RecordFile } from "./file";
import type { Ambiguity, Lead, Leads } from "./leads";
import { readUnchanged } from "./read";

/** A whole vault as one scan found it. */
export class VaultFacts {
  private lastText: { file: FileFacts; text: string | null } | undefined;

  /**
   * `root` is the vault's directory, `files` are in the order of their paths, `leads` those of each file's links, and
   * `times` the times, by path, that files had before the Janitor wrote them (ms since 1970).
   */
  constructor(
    readonly root: string,
    readonly files: readonly FileFacts[],
    readonly byPath: ReadonlyMap<string, FileFacts>,
    private readonly leads: Leads,
    private readonly leadsByFile: readonly (readonly Lead[])[],
    private readonly times: ReadonlyMap<string, number> = new Map(),
  ) {}

  get records(): RecordFile[] {
    return this.files.filter(isRecord);
  }

  /** What `use` says of each file, told the leads of its links, in their order. */
  eachFile<T>(use: (file: FileFacts, leads: readonly Lead[], place: number) => readonly T[]): T[] {
    const said: T[] = [];
    for (let place = 0; place < this.files.length; place++) {
      const [file, leads] = [this.files[place], this.leadsByFile[place]];
      if (file && leads) for (const item of use(file, leads, place)) said.push(item);
    }
    return said;
  }

  /** As `eachFile`, of the records alone. */
  eachRecord<T>(use: (file: RecordFile, leads: readonly Lead[], place: number) => readonly T[]): T[] {
    return this.eachFile((file, leads, place) => (isRecord(file) ? use(file, leads, place) : []));
  }

  ambiguity(lead: Lead): Ambiguity | undefined {
    return this.leads.ambiguity(lead);
  }

  /** The paths of the files whose name a link's last part could mean. */
  candidates(target: string): readonly string[] {
    return this.leads.candidates(target);
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
