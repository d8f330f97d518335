import { anyOf, type Block, isBareVerb, type TextSpan } from "@/lib/language";
import type { People } from "../../people/people";
import type { Person } from "../../people/person";
import type { TaskContext } from "../draft";
import { NO_OWNERS } from "../sections";

/** Those in brackets before a text, and how long that part of it is. */
interface Ahead {
  people: Person[];
  length: number;
}

const BRACKET = /^[([]\s*([@\p{Lu}][^()[\]\n]{0,60}?)\s*[)\]]:?\s+(?=[\p{L}\p{N}"“])/u;
const JOINS = new RegExp(String.raw`\s*(?:[,&+/]|\s${anyOf("and")}\s|\sor\s)\s*`, "iu");
/** No names: everybody is to do it. */
export const EVERYBODY = /^(?:all|everyone|everybody|anyone|whole team|the team|team)$/iu;

/** `(Ann) Set up the hall`, `[AB, Greg] Book it`, `(Ann/Bo) to ring them`: in brackets, each of them somebody, or all. */
export function aheadOf(span: TextSpan, text: string, people: People): Ahead | undefined {
  // A square bracket is blank in the masked text, so that a block begins after it.
  const from = text[span.start - 1] === "[" ? span.start - 1 : span.start;
  const [lead = "", inside = ""] = BRACKET.exec(text.slice(from, Math.min(span.end, from + 80))) ?? [];
  if (inside === "") return undefined;
  const names = inside.split(JOINS).filter((name) => name !== "");
  const start = from + lead.indexOf(inside);
  const found: Person[] = [];
  let at = 0;
  for (const name of names) {
    at = inside.indexOf(name, at);
    const person = people.resolve({ start: start + at, end: start + at + name.length, text: name });
    if (person === undefined && !EVERYBODY.test(name)) return undefined;
    if (person !== undefined && !found.includes(person)) found.push(person);
    at += name.length;
  }
  return { people: found, length: from + lead.length - span.start };
}

/** An item that says in brackets who is to do it, and then what: "(Ann) Review of the year" is only what she talks about. */
export function isGivenAhead(block: Block, { people, document }: TaskContext): boolean {
  if (block.form !== "item" || NO_OWNERS.has(block.section.kind)) return false;
  const ahead = aheadOf(block, document.source.text, people);
  const [, verb = "", next = ""] =
    /^(?:to\s)?([\p{L}-]+)\s+([\p{L}\p{N}-]+)/iu.exec(block.text.slice(ahead?.length).trimStart()) ?? [];
  return (
    ahead !== undefined && ahead.people.length > 0 && isBareVerb(verb.toLowerCase()) && !ABOUT.test(next)
  );
}

const ABOUT = /^(?:of|on|from|about|by|for|and|or|is|are|was|were)$/iu;
