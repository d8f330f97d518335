import { shortened, type TextRange } from "./error";
import { readQuoted } from "./quoted";

/**
 * `text` is a word as written, a name without its backticks, a string without quotes and escapes, a number as
 * written, a symbol, nothing at the end, and the problem as a sentence for an invalid token.
 */
export interface Token extends TextRange {
  kind: "word" | "name" | "string" | "number" | "symbol" | "end" | "bad";
  text: string;
}

const BLANKS = /\s+/y;
const WORD = /[\p{L}_$@][\p{L}\p{N}_$@]*/uy;
const NAME = /`[^`]+`/y;
/** Includes malformed numbers such as `10d` or `2026-01-02`, to reject them as one token. */
const DIGITS = /[-+]?\.?[0-9][0-9A-Za-zµμ_.:+-]*/y;
export const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/;
const FOREIGN = /==|=>|=<|&&|\|\|/y;
const SYMBOL = /!=|<>|>=|<=|[=<>(),]/y;

const REPLACEMENTS = new Map([
  ["==", "="],
  ["=>", ">="],
  ["=<", "<="],
  ["&&", "AND"],
  ["||", "OR"],
  ["!", "NOT"],
]);

/** The tokens of a filter; the last is the end, or the first invalid one. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    at += match(BLANKS, text, at).length;
    const token = tokenAt(text, at);
    tokens.push(token);
    if (token.kind === "end" || token.kind === "bad") return tokens;
    at = token.end;
  }
}

function tokenAt(text: string, start: number): Token {
  const first = text[start];
  if (first === undefined) return { kind: "end", text: "", start, end: start };
  if (first === "'" || first === '"') return stringAt(text, start);
  if (first === "`") return nameAt(text, start);
  const word = match(WORD, text, start);
  if (word) return { kind: "word", text: word, start, end: start + word.length };
  const digits = match(DIGITS, text, start);
  if (digits) return numberOf(digits, start);
  const foreign = match(FOREIGN, text, start);
  if (foreign)
    return bad(start, start + foreign.length, `write ${REPLACEMENTS.get(foreign)} instead of ${foreign}.`);
  const symbol = match(SYMBOL, text, start);
  if (symbol)
    return { kind: "symbol", text: symbol === "<>" ? "!=" : symbol, start, end: start + symbol.length };
  return unknownAt(text, start);
}

function stringAt(text: string, start: number): Token {
  const read = readQuoted(text, start);
  if (read) return { kind: "string", text: read.value, start, end: read.end };
  const quote = text[start];
  return bad(start, text.length, `the text that begins here never ends: close it with ${quote}.`);
}

function nameAt(text: string, start: number): Token {
  const name = match(NAME, text, start);
  if (name) return { kind: "name", text: name.slice(1, -1), start, end: start + name.length };
  return bad(
    start,
    text.length,
    "expected the name of an attribute between two backticks, such as `WorkflowId`.",
  );
}

function numberOf(digits: string, start: number): Token {
  const end = start + digits.length;
  if (NUMBER.test(digits)) return { kind: "number", text: digits, start, end };
  const shown = shortened(digits);
  return bad(start, end, `${shown} is not a number; anything else must be in quotes: '${shown}'.`);
}

function unknownAt(text: string, start: number): Token {
  const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
  const end = start + character.length;
  const instead = REPLACEMENTS.get(character);
  if (instead) return bad(start, end, `write ${instead} instead of ${character}.`);
  if (/[‘’‚‛“”„‟«»´]/.test(character)) {
    return bad(start, end, `${character} is a typographic quote: write ' or ".`);
  }
  return bad(start, end, `${JSON.stringify(character)} is not allowed here; text must be in quotes.`);
}

const bad = (start: number, end: number, problem: string): Token => ({
  kind: "bad",
  text: problem,
  start,
  end,
});

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? "";
}
