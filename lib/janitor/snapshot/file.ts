import type { KnownFile, RecordFacts } from "@/lib/vault/reading";

/** A parsed file without its text, which is all that the rules need. */
export interface FileSnapshot extends KnownFile {
  /** The key by which links resolve to the file. */
  stem: string;
}

export type RecordFile = FileSnapshot & { record: RecordFacts };

export const isRecord = (file: FileSnapshot): file is RecordFile => file.record !== undefined;
