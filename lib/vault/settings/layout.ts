import { directoryOf, type RecordType, typeOfDirectory } from "../schema";
import type { FileKind } from "../tables/vault";
import { typeMeant } from "../type-words";
import { compileGlob, type PathMatcher } from "./glob";

/** The settings of a vault: which files are records, of what type, and when a day begins. */
export interface LayoutSettings {
  /** A folder for a type, such as `People` or `Areas/People`. */
  typeFolders: Readonly<Partial<Record<RecordType, string>>>;
  /** Globs of files that are not records. */
  ignore: readonly string[];
  inboxFolder: string;
  /** Whether files in the inbox are processed; else Markdown files in it are records. */
  inboxEnabled: boolean;
  /** Folders of templates by the settings of Obsidian, without slashes around them. */
  templateFolders?: readonly string[] | undefined;
  /** IANA time zone that decides which day is today. */
  timeZone: string;
}

export const DEFAULT_SETTINGS: LayoutSettings = {
  typeFolders: {},
  ignore: [],
  inboxFolder: "inbox",
  inboxEnabled: true,
  timeZone: "UTC",
};

/** Incremented when the same settings give other types, names, dates or link targets: indexes are then derived again. */
const VERSION = 5;

/** The names of the service's own folders of an inbox. */
export const OWN_FOLDERS = ["uploads", "processed", "quarantine"] as const;

const TEMPLATES = /(?:^|\/)_templates\//;

/** Which files of a vault are records, and the types that their places give them. */
export class Layout {
  /** Identifies the layout: an index of another key is outdated. */
  readonly key: string;
  private readonly ignored: readonly PathMatcher[];
  /** Folders of the map with a trailing slash, deepest first. */
  private readonly folders: readonly { prefix: string; type: RecordType }[];

  constructor(readonly settings: LayoutSettings) {
    const { typeFolders, ignore, templateFolders = [] } = settings;
    this.ignored = ignore.map(compileGlob);
    this.folders = (Object.entries(typeFolders) as [RecordType, string][])
      .map(([type, folder]) => ({ prefix: `${folder}/`.normalize("NFC"), type }))
      .sort((a, b) => b.prefix.length - a.prefix.length);
    const key = [VERSION, this.folders, ignore, settings.inboxFolder, settings.inboxEnabled];
    this.key = JSON.stringify(templateFolders.length > 0 ? [...key, templateFolders] : key);
  }

  /** Whether an index with this key was made by this version, maybe with other settings. */
  static isOfThisVersion(key: string): boolean {
    return key.startsWith(`[${VERSION},`);
  }

  kindOf(path: string): FileKind {
    return path.endsWith(".md") && this.exclusionOf(path) === undefined ? "record" : "other";
  }

  /** Why a Markdown file is not a record, a sentence; undefined when it is one. */
  exclusionOf(path: string): string | undefined {
    if (TEMPLATES.test(path)) return "Files in _templates are templates.";
    const templates = this.templateFolder(path);
    if (templates !== undefined) return `Files in ${templates} are templates, by the settings of Obsidian.`;
    if (this.isOfInbox(path)) return "Files in the inbox are processed.";
    return this.ignored.some((matches) => matches(path)) ? "The settings of the vault ignore it." : undefined;
  }

  private templateFolder(path: string): string | undefined {
    const folders = this.settings.templateFolders ?? [];
    if (folders.length === 0) return undefined;
    const composed = path.normalize("NFC");
    return folders.find((folder) => composed.startsWith(`${folder}/`));
  }

  isRecord(path: string): boolean {
    return this.kindOf(path) === "record";
  }

  /** Whether a path is reserved for the inbox: all of an enabled one, else its own folders. */
  isOfInbox(path: string): boolean {
    const { inboxFolder, inboxEnabled } = this.settings;
    if (!path.startsWith(`${inboxFolder}/`)) return false;
    const inside = path.slice(inboxFolder.length + 1);
    return inboxEnabled || OWN_FOLDERS.some((own) => inside.startsWith(`${own}/`));
  }

  /** The type whose folder a file is in: of the map, else a type directory; undefined in other folders. */
  placeType(path: string): RecordType | undefined {
    const mapped = this.mappedFolder(path);
    if (mapped) return mapped.type;
    const slash = path.indexOf("/");
    return slash > 0 ? typeOfDirectory(path.slice(0, slash)) : undefined;
  }

  /**
   * The type of the folder that a file is in, if its records have to have the fields of that type. None where the settings name a
   * folder for notes: a plain file is a note anyway.
   */
  requiredType(path: string): RecordType | undefined {
    return this.isInOwnFolder(path) && this.mappedFolder(path)?.type === "note"
      ? undefined
      : this.placeType(path);
  }

  /** Whether a file is in a folder that the user has named for a type, such as `People`: the files there may be older than the vault. */
  isInOwnFolder(path: string): boolean {
    const mapped = this.mappedFolder(path);
    return mapped !== undefined && mapped.prefix !== `${directoryOf(mapped.type)}/`;
  }

  private mappedFolder(path: string): { prefix: string; type: RecordType } | undefined {
    const composed = path.normalize("NFC");
    return this.folders.find(({ prefix }) => composed.startsWith(prefix));
  }

  /** The type of a record: from its frontmatter when known, from its folder, else `note`. */
  typeOf(path: string, frontmatter: Readonly<Record<string, unknown>>): RecordType {
    return claimedType(frontmatter) ?? this.placeType(path) ?? "note";
  }

  /** The folder for new records of a type. */
  folderOf(type: RecordType): string {
    return this.settings.typeFolders[type] ?? directoryOf(type);
  }
}

export const DEFAULT_LAYOUT = new Layout(DEFAULT_SETTINGS);

/** The type that the frontmatter has or means, such as `People`; undefined for an unknown one. */
export const claimedType = ({ type }: Readonly<Record<string, unknown>>): RecordType | undefined =>
  typeof type === "string" ? typeMeant(type) : undefined;
