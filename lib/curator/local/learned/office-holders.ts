import { madeOnce } from "@/lib/core/made-once";
import { isRole, isTitle, type TextSpan } from "@/lib/language";
import type { People } from "../people/people";
import type { Person } from "../people/person";
import type { TaskContext } from "../tasks/draft";
import { personByRole } from "../tasks/owner/role";

const WORD = /(?<![\p{L}\p{N}])\p{L}[\p{L}-]{2,}\.?/gu;
const MAX_WORDS = 60;
/** Letters before a word at the beginning of a unit. */
const LEAD = 8;

interface Holder {
  person: Person;
  how: string;
}

/** "– Deputy Clerk", "Bestellung macht der Kdt.": who holds an office, or has a title, that the unit names without its holder. */
export function holdersIn({ text }: TextSpan, { people, document }: TaskContext): Holder[] {
  const offices = officesOf(people, document.source.text);
  return [...text.matchAll(WORD)].slice(0, MAX_WORDS).flatMap(({ 0: word, index }): Holder[] => {
    const behind = text.slice(index + word.length);
    // "Kdt. Strobl" is named.
    const titled = /^\s\p{Lu}/u.test(behind) ? undefined : offices.titles.get(word.toLowerCase());
    const before =
      /(?<!\p{L})\p{Lu}\p{L}+\s$/u.exec(text.slice(Math.max(0, index - BEFORE), index))?.[0] ?? "";
    const person = titled ?? holderOf(word, before, people, offices);
    if (person === undefined) return [];
    const how = index <= LEAD ? "leads" : /\p{L}/u.test(behind) ? "within" : "ends";
    return [{ person, how: `office-${how}` }];
  });
}

/** What is read once for all units of a note. */
interface Offices {
  /** "kdt.", of "Kdt. Reinhold Strobl", where only one has it. */
  titles: ReadonlyMap<string, Person>;
  /** By the letter that they begin with. */
  short: ReadonlyMap<string, readonly (readonly [office: string, Person])[]>;
  holders: Map<string, Person | undefined>;
}

const officesOf = madeOnce(
  (people: People, text: string): Offices => ({
    titles: titlesOf(people, text),
    short: shortOf(people),
    holders: new Map(),
  }),
);

function holderOf(word: string, before: string, people: People, offices: Offices): Person | undefined {
  const bare = word.replace(/\.$/u, "");
  if (bare === word && !isRole(bare)) return undefined;
  const key = `${before}${word}`;
  if (offices.holders.has(key)) return offices.holders.get(key);
  const person =
    (before === "" ? undefined : personByRole(people, `${before}${bare}`)) ??
    personByRole(people, bare) ??
    (bare === word ? undefined : byShortOffice(bare.toLowerCase(), offices));
  offices.holders.set(key, person);
  return person;
}

function titlesOf(people: People, text: string): Map<string, Person> {
  const having = new Map<string, Set<Person>>();
  for (const { person, start, end } of people.mentions) {
    const before = TITLES_BEFORE.exec(text.slice(Math.max(0, start - BEFORE), start))?.[0] ?? "";
    // Some mentions begin with their titles.
    for (const [word] of `${before}${text.slice(start, end)}`.matchAll(/\p{L}[\p{L}-]+\.?/gu)) {
      if (!isTitle(word)) continue;
      const key = word.toLowerCase();
      having.set(key, (having.get(key) ?? new Set()).add(person));
    }
  }
  return new Map(
    [...having].flatMap(([word, [person, ...others]]) =>
      person === undefined || others.length > 0 ? [] : [[word, person] as const],
    ),
  );
}

const BEFORE = 24;
const TITLES_BEFORE = /(?:\p{L}[\p{L}-]+\.?\s+){1,3}$/u;

function shortOf(people: People): Map<string, [office: string, Person][]> {
  const short = new Map<string, [string, Person][]>();
  for (const person of people.all()) {
    const office = (person.role ?? person.office ?? "").toLowerCase();
    const first = office.charAt(0);
    const own = short.get(first) ?? [];
    if (first !== "") short.set(first, own);
    own.push([office, person]);
  }
  return short;
}

/** "Bgm." for "Bürgermeisterin": its first letter, and the others in this order. */
function byShortOffice(letters: string, { short }: Offices): Person | undefined {
  if (letters.length > MAX_SHORT) return undefined;
  const pattern = new RegExp(`^${[...letters].join("\\p{L}*")}`, "u");
  const [found, ...others] = (short.get(letters.charAt(0)) ?? []).filter(
    ([office]) => office.length > letters.length && pattern.test(office),
  );
  return others.length === 0 ? found?.[1] : undefined;
}

const MAX_SHORT = 5;
