import type { FileWithFacts, RecordFacts } from "@/lib/vault/reading";

/** A parsed file without its text, which is all that the rules need. */
export type FileSnapshot = FileWithFacts;

export type RecordFile = FileSnapshot & { record: RecordFacts };

export const isRecord = (file: FileSnapshot): file is RecordFile => file.record !== undefined;
