import { COMPARISONS } from "./ast";
import { ATTRIBUTES, type Attribute, attributeKind, isAttribute, type Kind } from "./attributes";
import { filterError, shortened } from "./error";
import { nearest } from "./near";
import type { Token } from "./tokenize";

const ORDERED = [...COMPARISONS, "IN", "BETWEEN"];

/** The operators that each kind of attribute takes in addition to IS NULL, in the order of error messages. */
const OPERATORS: Record<Kind, readonly string[]> = {
  text: [...ORDERED, "STARTS_WITH"],
  status: ["=", "!=", "IN"],
  time: ORDERED,
  duration: ORDERED,
  number: ORDERED,
};

const KIND_NAMES: Record<Kind, string> = {
  text: "text",
  status: "a status",
  time: "a time",
  duration: "a duration",
  number: "a number",
};

/**
 * The attribute named by a word or a name in backticks.
 * Throws `FilterError` that suggests the closest name.
 */
export function attributeOf(text: string, token: Token): Attribute {
  if (isAttribute(token.text)) return token.text;
  const meant = nearest(token.text, ATTRIBUTES);
  const offer = meant ? `did you mean ${meant}?` : `there are ${ATTRIBUTES.join(", ")}.`;
  throw filterError(text, token, `there is no attribute ${shortened(token.text)}; ${offer}`);
}

/** Throws `FilterError` when the operator (in capitals, without NOT) does not apply to the attribute. */
export function allow(text: string, attribute: Attribute, operator: string, token: Token): void {
  const kind = attributeKind(attribute);
  const allowed = OPERATORS[kind];
  if (allowed.includes(operator)) return;
  const rest = [...allowed, "IS NULL"].join(" ");
  throw filterError(
    text,
    token,
    `${operator} does not apply to ${attribute}, which is ${KIND_NAMES[kind]}: use one of ${rest}.`,
  );
}
