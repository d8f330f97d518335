import { madeOnce } from "@/lib/core/made-once";
import { givenWords, isTitle, matchKey, type PersonName, samePerson, surnameKey } from "@/lib/language";
import type { KnownRecord } from "../../plan";

const MAX_NAME_WORDS = 8;

/** The records of the vault, indexed by the keys of their names and aliases. */
export class KnownIndex {
  private readonly byKey = new Map<string, KnownRecord[]>();
  private readonly bySurname = new Map<string, KnownRecord[]>();
  private readonly byGiven = new Map<string, KnownRecord[]>();
  private longest = 0;

  constructor(known: readonly KnownRecord[]) {
    for (const record of known) this.addRecord(record);
  }

  /** The index of a list, which several files are planned with. */
  static readonly of = madeOnce((known: readonly KnownRecord[]) => new KnownIndex(known));

  /** Adds a record, or the aliases that it has got since. */
  addRecord(record: KnownRecord): void {
    for (const name of [record.name, ...record.aliases]) this.add(this.byKey, matchKey(name), record);
    if (record.type !== "person") return;
    const name = personNameOf(record.name);
    this.add(this.bySurname, surnameKey(name), record);
    this.add(this.byGiven, matchKey(givenWords(name)[0] ?? record.name), record);
  }

  private add(map: Map<string, KnownRecord[]>, key: string, record: KnownRecord): void {
    if (key === "") return;
    const list = map.get(key);
    if (list === undefined) map.set(key, [record]);
    else if (!list.includes(record)) list.push(record);
    if (map === this.byKey)
      this.longest = Math.max(this.longest, Math.min(MAX_NAME_WORDS, key.split(" ").length));
  }

  /** The record of this type with this name or alias; of several, the one with this name, else none. */
  find(type: string, text: string): KnownRecord | undefined {
    const key = matchKey(text);
    const found = (this.byKey.get(key) ?? []).filter((record) => record.type === type);
    if (found.length <= 1) return found[0];
    const named = found.filter((record) => matchKey(record.name) === key);
    return named.length > 0 ? named[0] : undefined;
  }

  /** The only person who matches this full name, allowing for initials and a missing middle name. */
  person(name: PersonName): KnownRecord | undefined {
    const text = name.words.join(" ");
    const exact =
      this.find("person", name.suffix ? `${text} ${name.suffix}` : text) ?? this.find("person", text);
    if (exact !== undefined) return exact;
    const swapped =
      name.words.length === 2 ? this.find("person", [...name.words].reverse().join(" ")) : undefined;
    const similar = (this.bySurname.get(surnameKey(name)) ?? []).filter((record) =>
      samePerson(name, personNameOf(record.name)),
    );
    return similar.length === 1 ? similar[0] : similar.length === 0 ? swapped : undefined;
  }

  /** The only person with this first name or alias. */
  loneName(text: string): KnownRecord | undefined {
    const alias = this.find("person", text);
    if (alias !== undefined) return alias;
    const found = this.byGiven.get(matchKey(text)) ?? [];
    return found.length === 1 ? found[0] : undefined;
  }

  /** Whether people of the vault have this first name or surname. */
  hasNamesake(text: string): boolean {
    const key = matchKey(text);
    return this.byGiven.has(key) || this.bySurname.has(key.replace(/ /g, ""));
  }

  /** The only person of this first name whose surname begins so: "Hugo S." */
  givenWithInitial(given: string, initial: string): KnownRecord | undefined {
    const found = (this.byGiven.get(matchKey(given)) ?? []).filter((record) =>
      matchKey(personNameOf(record.name).words.at(-1) ?? "").startsWith(matchKey(initial)),
    );
    return found.length === 1 ? found[0] : undefined;
  }

  /** The only person of this surname. */
  surname(text: string): KnownRecord | undefined {
    const found = this.bySurname.get(matchKey(text).replace(/ /g, "")) ?? [];
    return found.length === 1 ? found[0] : undefined;
  }

  /** The longest name at word `at` of a text given as keys, and its number of words. */
  matchAt(keys: readonly string[], at: number): { records: KnownRecord[]; words: number } | undefined {
    let text = "";
    let best: { records: KnownRecord[]; words: number } | undefined;
    for (let words = 1; words <= this.longest && at + words <= keys.length; words++) {
      const key = keys[at + words - 1];
      if (key === undefined || key === "") break;
      text = text === "" ? key : `${text} ${key}`;
      const records = this.byKey.get(text);
      if (records !== undefined) best = { records, words };
    }
    return best;
  }
}

/** The name of a person's record, without titles. */
export function personNameOf(text: string): PersonName {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const bare = words.filter((word, at) => at === words.length - 1 || !isTitle(word));
  const last = bare.at(-1) ?? "";
  const isSuffix = bare.length > 2 && /^(?:jr|sr|ii|iii|iv)\.?$/i.test(last);
  return isSuffix ? { words: bare.slice(0, -1), suffix: last } : { words: bare };
}
