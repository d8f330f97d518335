import { anyOf, anyTaskWord, slice, type TextSpan } from "@/lib/language";
import type { People } from "../../people/people";
import type { Person } from "../../people/person";

const CALLED = new RegExp(
  String.raw`^\W*(?:${anyOf("and", "also", "after that")}[,.]?\s)?@?(\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+)?)[,:]?\s+(?=${anyTaskWord("behindCalled")}(?!\p{L}))`,
  "u",
);

/**
 * "Ferdl, du teilst …", "Nabeela will you let …", "Marek pls chase …": the person addressed at the beginning, and
 * asked.
 */
export function calledIn(
  text: string,
  span: TextSpan,
  people: People,
): { person: Person; length: number } | undefined {
  const [all = "", name = ""] = CALLED.exec(text) ?? [];
  const at = name === "" ? -1 : span.text.indexOf(name);
  const person = at < 0 ? undefined : people.resolve(slice(span, at, at + name.length));
  return person && { person, length: all.length };
}
