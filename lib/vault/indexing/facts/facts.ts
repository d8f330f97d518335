import type { CreatedDate } from "../../record";
import type { RecordType } from "../../schema";
import type { Problem } from "../../shapes";
import type { WalkedFile } from "../../store";
import type { Links } from "./links";

/** What is read of a file. */
export interface FileFacts {
  /** Empty for files that are not records. */
  links: Links;
  /** Undefined for files that the janitor does not check. */
  record: RecordFacts | undefined;
}

/** A file on the disk with what was read of it. */
export interface FileWithFacts extends WalkedFile, FileFacts {
  /** The key by which links resolve to the file. */
  stem: string;
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

export interface RecordFacts {
  /** The type of the folder, if it has one. */
  directory: RecordType | undefined;
  /** The type that the frontmatter means, else that of the folder, else `note`. */
  type: RecordType;
  /** Whether the record claims a type or is in the folder of one; others are not checked for metadata. */
  isTyped: boolean;
  /** The raw field; null if it is missing or empty. */
  typeField: unknown;
  status: unknown;
  hasCreated: boolean;
  /** The date for a missing `created`, if the record has one elsewhere. */
  createdDate: CreatedDate | undefined;
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
  /** The offset of a conflict of git that was not resolved. */
  conflictAt: number | undefined;
}
