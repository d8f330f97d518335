import { isRecordType, nameKey, RECORD_TYPES, type RecordType } from "@/lib/vault";

/** Other words for the types that mean them and nothing else; plurals in `s` go without saying. */
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

/** The one type that a word can mean, whatever its case. */
export function typeMeant(word: string): RecordType | undefined {
  const key = nameKey(word.trim());
  return isRecordType(key) ? key : MEANT.get(key);
}
