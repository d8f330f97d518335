import {
  type DailySettings,
  dailyPathOf,
  folderOf,
  type Layout,
  type LinkFormat,
  type LinkSettings,
  newLink,
  type SkippedFile,
} from "@/lib/vault";
import { readAnchors } from "./anchor-reader";
import { type FileSnapshot, isRecord, type RecordFile } from "./file";
import type { Ambiguity, LinkIndex, LinkTarget } from "./link-index";
import { readUnchanged } from "./read";
import type { ScanThreads } from "./threads/pool";

interface Origin {
  /** Equal for snapshots of this process that say the same. */
  version: number;
  /** The vault's directory. */
  root: string;
  layout: Layout;
  linkFormat: LinkFormat;
  /** Undefined in a vault that Obsidian has never opened. */
  linkSettings?: LinkSettings | undefined;
  /** Undefined in a vault without that file of settings. */
  dailySettings?: DailySettings | undefined;
  /** The timestamps, by path, that files had before the janitor changed them (ms since 1970). */
  times?: ReadonlyMap<string, number> | undefined;
  /** Files that cannot be indexed. */
  skipped: readonly SkippedFile[];
  /** Folders and files that are there and cannot be read. */
  unreadable: readonly string[];
  /** Threads that help with reading. */
  threads: ScanThreads;
}

/** The files of a vault. The next snapshot has the same ones, with what was made of them, if none has changed. */
export class Listing {
  private allFolders: ReadonlySet<string> | undefined;
  private allRecords: readonly RecordFile[] | undefined;
  private allTyped: readonly RecordFile[] | undefined;

  /** `files` are sorted by path, `targetsByFile` has the targets of each file's links. */
  constructor(
    readonly files: readonly FileSnapshot[],
    readonly byPath: ReadonlyMap<string, FileSnapshot>,
    readonly links: LinkIndex,
    readonly targetsByFile: readonly (readonly LinkTarget[])[],
  ) {}

  get folders(): ReadonlySet<string> {
    this.allFolders ??= foldersOf(this.files);
    return this.allFolders;
  }

  get records(): readonly RecordFile[] {
    this.allRecords ??= this.files.filter(isRecord);
    return this.allRecords;
  }

  get typedRecords(): readonly RecordFile[] {
    this.allTyped ??= this.records.filter(({ record }) => record.isTyped);
    return this.allTyped;
  }
}

/** A whole vault as one scan reads it. */
export class VaultSnapshot {
  private lastText: { file: FileSnapshot; text: string | null } | undefined;

  constructor(
    private readonly origin: Origin,
    private readonly listing: Listing,
  ) {}

  get files(): readonly FileSnapshot[] {
    return this.listing.files;
  }

  get byPath(): ReadonlyMap<string, FileSnapshot> {
    return this.listing.byPath;
  }

  get version(): number {
    return this.origin.version;
  }

  get layout(): Layout {
    return this.origin.layout;
  }

  /** A new link in the file `source`, as the vault writes them. */
  newLink(source: string, goal: string): string {
    return newLink(this.origin.linkFormat, source, goal, (target) => this.candidates(target));
  }

  /**
   * The folder for a new note that a link in the file `source` names: as Obsidian is set; else that of notes, if there is
   * one; else Obsidian's default, the root, or beside the link, unless the note would get another type there.
   */
  newNoteFolder(source: string): string {
    const { layout, linkSettings } = this.origin;
    const [notes, beside] = [layout.folderOf("note"), folderOf(source)];
    switch (linkSettings?.newFileLocation) {
      case "root":
        return "";
      case "current":
        return beside;
      case "folder":
        return linkSettings.newFileFolderPath.replace(/^[./]+|\/+$/g, "");
    }
    if (this.hasFolder(notes)) return notes;
    if (linkSettings) return "";
    const type = layout.placeType(source);
    return type === undefined || type === "note" ? beside : notes;
  }

  /** Where the note of a day is that a link names, as the vault's daily notes are set. */
  dailyPathOf(target: string): string | undefined {
    const { dailySettings } = this.origin;
    return dailySettings && dailyPathOf(dailySettings, target);
  }

  /** Whether a file of the vault is in this folder, at any depth. */
  hasFolder(path: string): boolean {
    return this.listing.folders.has(path);
  }

  get skipped(): readonly SkippedFile[] {
    return this.origin.skipped;
  }

  /** Whether a folder or file cannot be read: a file that is missing here may be there. */
  get isPartial(): boolean {
    return this.origin.unreadable.length > 0;
  }

  get records(): readonly RecordFile[] {
    return this.listing.records;
  }

  /** The records that claim a type or are in the folder of one. */
  get typedRecords(): readonly RecordFile[] {
    return this.listing.typedRecords;
  }

  /** Visits each file; `targets` are those of its links, in order. */
  eachFile(use: (file: FileSnapshot, targets: readonly LinkTarget[], place: number) => void): void {
    const { files, targetsByFile } = this.listing;
    for (let place = 0; place < files.length; place++) {
      const [file, targets] = [files[place], targetsByFile[place]];
      if (file && targets) use(file, targets, place);
    }
  }

  /** What `use` returns for each record, one after the other, so that others get a turn in between. */
  *eachRecord<T>(
    use: (file: RecordFile, targets: readonly LinkTarget[], place: number) => Iterable<T>,
  ): Generator<T> {
    const { files, targetsByFile } = this.listing;
    for (let place = 0; place < files.length; place++) {
      const [file, targets] = [files[place], targetsByFile[place]];
      if (file && targets && isRecord(file)) yield* use(file, targets, place);
    }
  }

  ambiguity(target: LinkTarget): Ambiguity | undefined {
    return this.listing.links.ambiguity(target);
  }

  /** The paths of the files that have the name in a link's last part. */
  candidates(target: string): readonly string[] {
    return this.listing.links.candidates(target);
  }

  /** When the user last wrote the file, in ms since 1970. */
  timeOf({ path, mtimeMs }: FileSnapshot): number {
    return this.origin.times?.get(path) ?? mtimeMs;
  }

  isRecord(path: string): boolean {
    return this.byPath.get(path)?.record !== undefined;
  }

  /** Begins to read what links to headings and blocks need. Resolves when it is read; without it, each file is read when it is asked for. */
  readAnchors(): Promise<void> {
    return readAnchors(this, this.origin.root, this.origin.threads);
  }

  /** The text of a file; null if it is not text or has changed since the snapshot. */
  textOf(file: FileSnapshot): string | null {
    if (this.lastText?.file !== file) this.lastText = { file, text: readUnchanged(this.origin.root, file) };
    return this.lastText.text;
  }
}

function foldersOf(files: readonly FileSnapshot[]): Set<string> {
  const folders = new Set<string>();
  for (const { path } of files)
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  return folders;
}
