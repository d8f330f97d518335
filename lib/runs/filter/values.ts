import type { Value } from "./ast";
import { type Attribute, attributeKind } from "./attributes";
import { durationProblem, parseDuration } from "./duration";
import { filterError, shortened } from "./error";
import { nearest } from "./near";
import { quote } from "./quoted";
import { numberedStatus, STATUS_NAMES, STATUS_PREFIX, statusOf } from "./statuses";
import { parseTime, timeOfNanoseconds, timeProblem } from "./time";
import type { Token } from "./tokenize";

/** Example values in messages. */
export const EXAMPLES: Record<Value["kind"], string> = {
  text: "'curator-1'",
  status: "'Running'",
  time: "'2026-01-31T09:00:00Z'",
  duration: "'1h30m'",
  number: "10",
};

/** A value, or a message about what is wrong. */
type Read = Value | string;

/**
 * The value of a string or number token for `attribute`.
 * Throws `FilterError` for a value of another kind, or of no kind.
 */
export function checkedValue(text: string, attribute: Attribute, token: Token): Value {
  const value = READERS[attributeKind(attribute)](attribute, token);
  if (typeof value === "string") throw filterError(text, token, value);
  return value;
}

const READERS: Record<Value["kind"], (attribute: Attribute, token: Token) => Read> = {
  text: readText,
  status: readStatus,
  time: readTime,
  duration: readDuration,
  number: readNumber,
};

const shownText = (token: Token): string =>
  token.kind === "number" ? shortened(token.text) : quote(shortened(token.text));

/** Rejects text that Postgres cannot store. */
function readText(attribute: Attribute, { kind, text }: Token): Read {
  if (kind === "number") return `${attribute} is text: write ${quote(shortened(text))}, in quotes.`;
  if (text.includes("\0")) return "a text cannot contain the character NUL.";
  if (!text.isWellFormed()) return "the text contains half of a character.";
  return { kind: "text", value: text };
}

function readStatus(attribute: Attribute, token: Token): Read {
  const isNumber = token.kind === "number";
  const status = isNumber ? numberedStatus(Number(token.text)) : statusOf(token.text);
  if (status) return { kind: "status", value: status };
  if (isNumber)
    return `${shownText(token)} is no ${attribute}: write a number from 1 (Running) to ${STATUS_NAMES.length} (${STATUS_NAMES.at(-1)}), or its name in quotes.`;
  const bare = token.text.toUpperCase().startsWith(STATUS_PREFIX)
    ? token.text.slice(STATUS_PREFIX.length)
    : token.text;
  const meant = nearest(bare, STATUS_NAMES);
  const offer = meant ? `did you mean '${meant}'?` : `write one of ${STATUS_NAMES.join(", ")}, in quotes.`;
  return `${shownText(token)} is no ${attribute}: ${offer}`;
}

function readTime(attribute: Attribute, token: Token): Read {
  const isNumber = token.kind === "number";
  const time = isNumber ? timeOfNanoseconds(token.text) : parseTime(token.text);
  if (time) return { kind: "time", value: time };
  if (isNumber)
    return `${shownText(token)} is no ${attribute}: write it in quotes, such as ${EXAMPLES.time}, or as whole nanoseconds since 1970.`;
  return timeProblem(token.text, shownText(token));
}

function readDuration(_: Attribute, token: Token): Read {
  const duration = parseDuration(token.text);
  return duration === undefined ? durationProblem(shownText(token)) : { kind: "duration", value: duration };
}

function readNumber(attribute: Attribute, token: Token): Read {
  if (token.kind === "string") return `${attribute} is a number: write it without quotes, such as 10.`;
  const value = Number(token.text);
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return `${shownText(token)} is too large: at most ${Number.MAX_SAFE_INTEGER}.`;
  return { kind: "number", value: value === 0 ? 0 : value };
}
