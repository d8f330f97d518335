import type { Problem, RecordType, WalkedFile } from "@/lib/vault";

/** A link of a file. `start` is where its target begins, in UTF-16 units of the text. */
export interface LinkFact {
  target: string;
  /** The top-level field that bears the link, or `body`. */
  relation: string;
  start: number;
}

/** What the rules know of a file: enough to find every fault, and no text. */
export interface FileFacts extends WalkedFile {
  /** The key under which links meet the file. */
  stem: string;
  /** Of records and loose notes; other files are targets only. */
  links: readonly LinkFact[];
  /** Undefined for whatever the Janitor does not look after. */
  record: RecordFacts | undefined;
}

/** Why the Janitor leaves a record's text or its fields alone; line and column count from 1, in the whole text. */
export interface Obstacle extends Problem {
  /** `bytes`: the file is no text. `yaml`: its frontmatter cannot be read. `template`: it was never filled in. */
  kind: "bytes" | "yaml" | "template";
}

export interface ScalarField {
  field: string;
  value: unknown;
}

export interface RecordFacts {
  /** As the directory says it. */
  directory: RecordType;
  /** As the frontmatter says it, where that is a known one; else as the directory does. */
  type: RecordType;
  /** The field as it stands; null when it is missing or empty. */
  typeField: unknown;
  status: unknown;
  hasCreated: boolean;
  hasTitle: boolean;
  /** The title field where it is text, else the file's name. */
  name: string;
  /** The same without case, accents and Unicode form. */
  looseName: string;
  aliases: readonly string[];
  /** List fields that hold a scalar, and the scalar. */
  scalars: readonly ScalarField[];
  /** Characters of the body without the blanks around it; exact below 100. */
  bodyLength: number;
  obstacle: Obstacle | undefined;
}

/** A file of which `record` is known to be there. */
export type RecordFile = FileFacts & { record: RecordFacts };

export const isRecord = (file: FileFacts): file is RecordFile => file.record !== undefined;
