import { isGivenName, type WordClass } from "@/lib/language";
import type { Statement } from "../text/statements";
import { grammarOf, tokensOf } from "./classifier";

const OWN: readonly WordClass[] = ["we", "I", "day"];
/** `2026-05-03`, `3.5.2026`. */
export const DATE = /(?<!\d)(?:\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./](?:\d{2}|\d{4}))(?!\d)/;
/** Not at the start of a sentence. */
const NAME = /(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu;

/**
 * Whether a text is about its author's own matter: in the first person, of a day, or of somebody by name. What is true
 * everywhere, or for every reader, needs none of them.
 */
export const isOwnMatter = (statements: readonly Statement[]): boolean => statements.some(isOwn);

function isOwn(statement: Statement): boolean {
  const classes = grammarOf(statement)?.classes;
  if (!classes || DATE.test(statement.own)) return true;
  return (
    tokensOf(statement.own).some((word) => classes.get(word)?.some((each) => OWN.includes(each))) ||
    (statement.own.match(NAME) ?? []).some(isGivenName)
  );
}
