import { RECORD_TYPES, type RecordType } from "../../schema";
import { typeMeant } from "../../type-words";
import { type Days, readDays } from "./days";

/** What one term of a query asks for. */
export type Condition =
  | { kind: "text"; text: string; quoted: boolean }
  | { kind: "type"; type: RecordType }
  | { kind: "status" | "tag" | "path"; value: string }
  | { kind: "created" | "updated"; days: Days };

export type Term = Condition & { negated: boolean };

export interface Query {
  /** A record matches when it meets all terms of one of these. */
  alternatives: readonly (readonly Term[])[];
  /** What was not understood and is searched as text, a sentence each. */
  hints: readonly string[];
}

/** Minus; then `name:"value"`, `name:value`, `"phrase"`, or a word. */
const TERM = /(-?)(?:([a-z]+):(?:"((?:\\"|[^"])*)"(?!\S)|(\S*))|"((?:\\"|[^"])*)"|(\S+))/giu;

const MAX_HINT_CHARACTERS = 60;

/**
 * Reads a query: words, `"a phrase"`, `-without`, `type:`, `status:`, `tag:`, `path:`, `created:` and `updated:`, all of which
 * must match, and `OR` between alternatives. Never throws: what it does not understand is text, and a hint says so.
 */
export function parseQuery(q: string): Query {
  const hints: string[] = [];
  const alternatives: Term[][] = [];
  let terms: Term[] = [];
  let operator: Term | undefined;
  for (const found of q.matchAll(TERM)) {
    const term = readTerm(found, hints);
    if (found[0] === "OR" && terms.length > 0 && !operator) {
      operator = term;
      continue;
    }
    if (operator) {
      alternatives.push(terms);
      terms = [];
      operator = undefined;
    }
    terms.push(term);
  }
  // An OR at the end has no second side.
  if (operator) terms.push(operator);
  return {
    alternatives: [...alternatives, terms].filter((some) => some.length > 0),
    hints: [...new Set(hints)],
  };
}

function readTerm([whole, minus, name, quotedValue, value, phrase]: RegExpExecArray, hints: string[]): Term {
  const negated = minus === "-" && whole !== "-";
  const asText: Term = { kind: "text", text: negated ? whole.slice(1) : whole, quoted: false, negated };
  if (phrase !== undefined) return { kind: "text", text: unescaped(phrase), quoted: true, negated };
  if (name === undefined) {
    if (asText.text.startsWith('"'))
      hints.push('A quote (") is not closed: its words are searched one by one.');
    return asText;
  }
  const read = readQualifier(
    name.toLowerCase(),
    quotedValue === undefined ? (value ?? "") : unescaped(quotedValue),
  );
  if (read === undefined) return asText;
  if (typeof read !== "string") return { ...read, negated };
  const shown =
    asText.text.length > MAX_HINT_CHARACTERS ? `${asText.text.slice(0, MAX_HINT_CHARACTERS)}…` : asText.text;
  hints.push(`“${shown}” is searched as text: ${read}`);
  return asText;
}

const unescaped = (text: string): string => text.replaceAll('\\"', '"');

const EXAMPLES = {
  type: "type:person",
  status: "status:active",
  tag: "tag:project/alpha",
  path: "path:Folder/",
  created: "created:>2026-01-01",
  updated: "updated:2026-01-01..2026-01-31",
} as const;

type Name = keyof typeof EXAMPLES;

const isName = (name: string): name is Name => Object.hasOwn(EXAMPLES, name);

/** A qualifier; a sentence when it is malformed; undefined when it is ordinary text, such as a URL. */
function readQualifier(name: string, value: string): Condition | string | undefined {
  if (!isName(name)) return readUnknown(name, value);
  const given = name === "tag" ? value.replace(/^#/, "").replace(/^\/+|\/+$/g, "") : value.trim();
  if (given === "") return `${name}: needs a value, as in ${EXAMPLES[name]}.`;
  if (name === "type") {
    const type = typeMeant(given);
    return type ? { kind: name, type } : `it is not a type. Types: ${RECORD_TYPES.join(", ")}.`;
  }
  if (name !== "created" && name !== "updated") return { kind: name, value: given };
  const days = readDays(given);
  if (days) return { kind: name, days };
  return "a date is written 2026-01-31, with >, >=, < or <= before it, or as a range 2026-01-01..2026-01-31.";
}

const readUnknown = (name: string, value: string): string | undefined =>
  name.length < 2 || !/^[\p{L}\p{N}"]/u.test(value)
    ? undefined
    : `${name}: is not a qualifier. Qualifiers: ${Object.keys(EXAMPLES).join(", ")}.`;
