import { slice, type TextSpan } from "@/lib/language";
import type { People } from "../people/people";
import { type Person, recordName } from "../people/person";
import { addressee } from "../tasks/addressee";
import type { TaskContext } from "../tasks/draft";
import { personByRole } from "../tasks/role";
import type { Unit } from "./units";

/** Somebody whom a unit may mean without naming him, and by what. */
export interface Meant {
  person: Person;
  how: string;
}

/** Who is meant by initials, an account, an office or a call, who is named behind the unit, and for whom the part or the line is. */
export function meantBy(unit: Unit, context: TaskContext): Meant[] {
  const { span, block, after } = unit;
  const { people } = context;
  const next =
    after && after.start - span.end < GAP ? people.within(after.start, after.start + GAP)[0] : undefined;
  const behind = next?.person;
  const called = block.voice === undefined ? undefined : addressee(span, callOf(span.text), block, context);
  return [
    ...initialsIn(span, people),
    ...accountsIn(span, people),
    ...officesIn(span, people),
    ...(called === undefined ? [] : [{ person: called, how: "called" }]),
    ...(behind === undefined ? [] : [{ person: behind, how: "behind" }]),
    ...[block.label?.text, block.section.title, block.section.parent?.title].flatMap((title, at) => {
      const person = title === undefined ? undefined : namedAs(title, people);
      return person === undefined ? [] : [{ person, how: at === 0 ? "label" : "above" }];
    }),
  ];
}

const GAP = 40;
const MAX_SHORT = 4;

/** `KV klärt mit der Statik`, `Baustellenzaun: offen, BH, sofort` */
const initialsIn = (span: TextSpan, people: People): Meant[] =>
  [...span.text.matchAll(/(?<![\p{L}\d])\p{Lu}\p{L}{0,2}\p{Lu}(?![\p{L}\d])/gu)]
    .slice(0, MAX_SHORT)
    .flatMap((match) => {
      const person = people.byInitials(match[0]);
      return person === undefined ? [] : [{ person, how: match.index < 3 ? "initials-lead" : "initials" }];
    });

const LEADING =
  /^\W*@?(\p{L}[\p{L}\p{N}_.-]{1,14})(?=\s*[-–:+,&]\s|\s(?:to|will|can|could|would|pls|please)\s)/u;
const ENDING = /(?:[-–—>(,]\s?|→\s?)@?(\p{L}[\p{L}\p{N}_-]{1,14})(?:\s(?:pls|please|bitte|svp))?\)?[.!?]*$/u;

/** `jpl: write the test vectors`, "Ravi, would you book the coach?", "check the alarm - Dennis pls" */
const accountsIn = (span: TextSpan, people: People): Meant[] =>
  [LEADING, ENDING].flatMap((pattern, at) => {
    const [all = "", name = ""] = pattern.exec(span.text) ?? [];
    if (name === "") return [];
    const from = span.text.indexOf(all) + all.indexOf(name);
    const person = people.resolve(slice(span, from, from + name.length));
    return person === undefined ? [] : [{ person, how: at === 0 ? "account-lead" : "account-ends" }];
  });

const OFFICE =
  /(?<!\p{L})(?:[Tt]he|[Dd]er|[Dd]ie|[Ll][ae]|[Ii]l|[Ee]l|[OoAa]|[Dd]e)\s(\p{L}{4,}(?:\s\p{Lu}\p{L}+)?)/gu;

/** "The Treasurer will obtain the forms" */
const officesIn = (span: TextSpan, people: People): Meant[] =>
  [...span.text.matchAll(OFFICE)].slice(0, MAX_SHORT).flatMap(([, office = ""]) => {
    const person = personByRole(people, office);
    return person === undefined ? [] : [{ person, how: "office" }];
  });

/** Behind the name of who is called: "And Wanji, can you …". */
const callOf = (text: string): number =>
  /^\W*(?:\p{L}{2,5},?\s)?\p{Lu}\p{L}+,?\s/u.exec(text)?.[0].length ?? 0;

/** The one whose name a heading or a label is. */
function namedAs(title: string, people: People): Person | undefined {
  const words = title
    .replace(/[:.]+$/, "")
    .trim()
    .toLowerCase();
  if (words === "" || words.length > 60) return undefined;
  const found = people.all().filter((person) => {
    const name = recordName(person).toLowerCase();
    return name === words || name.split(/\s+/)[0] === words;
  });
  return found.length === 1 ? found[0] : undefined;
}
