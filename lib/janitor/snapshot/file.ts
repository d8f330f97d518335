import type { Problem, RecordType, WalkedFile } from "@/lib/vault";

/** A link of a file. `start` is where its target begins, in UTF-16 units of the text. */
export interface LinkPosition {
  target: string;
  /** The top-level field with the link, or `body`. */
  relation: string;
  start: number;
}

/** A parsed file without its text, which is all that the rules need. */
export interface FileSnapshot extends WalkedFile {
  /** The key by which links resolve to the file. */
  stem: string;
  /** Empty for files that are neither records nor loose notes. */
  links: readonly LinkPosition[];
  /** Undefined for files that the janitor does not check. */
  record: RecordSnapshot | undefined;
}

/** Why a record cannot be fixed; line and column start at 1 in the whole text. */
export interface Obstacle extends Problem {
  /** `bytes`: not a text file. `yaml`: invalid frontmatter. `template`: placeholders that were not filled in. */
  kind: "bytes" | "yaml" | "template";
}

export interface ScalarField {
  field: string;
  value: unknown;
}

export interface RecordSnapshot {
  /** The type of the directory. */
  directory: RecordType;
  /** The type in the frontmatter if it is a known one, else that of the directory. */
  type: RecordType;
  /** The raw field; null if it is missing or empty. */
  typeField: unknown;
  status: unknown;
  hasCreated: boolean;
  hasTitle: boolean;
  /** The title field if it is text, else the file's name. */
  name: string;
  /** `name` without case, accents and Unicode form. */
  looseName: string;
  aliases: readonly string[];
  /** List fields with a scalar value. */
  scalars: readonly ScalarField[];
  /** Characters of the trimmed body; exact below 100. */
  bodyLength: number;
  obstacle: Obstacle | undefined;
}

export type RecordFile = FileSnapshot & { record: RecordSnapshot };

export const isRecord = (file: FileSnapshot): file is RecordFile => file.record !== undefined;
