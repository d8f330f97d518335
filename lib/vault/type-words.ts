import { nameKey } from "./name";
import { isRecordType, RECORD_TYPES, type RecordType } from "./schema";

/** Unambiguous synonyms of types; plurals in `s` are implied. */
const OTHER_WORDS: Readonly<Partial<Record<RecordType, readonly string[]>>> = {
  person: ["people"],
  org: ["company", "companies", "organization", "organisation"],
  task: ["todo", "to-do"],
  location: ["place"],
  note: ["memo"],
  process: ["workflow", "processes"],
  conversation: ["chat"],
  synthesis: ["syntheses"],
};

const MEANT: ReadonlyMap<string, RecordType> = new Map(
  RECORD_TYPES.flatMap((type) =>
    [type, ...(OTHER_WORDS[type] ?? [])]
      .flatMap((word) => [word, `${word}s`])
      .map((word) => [word, type] as const),
  ),
);

/** The type that a word means, ignoring case. */
export function typeMeant(word: string): RecordType | undefined {
  const key = nameKey(word.trim());
  return isRecordType(key) ? key : MEANT.get(key);
}
