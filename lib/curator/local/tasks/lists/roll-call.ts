import { type Block, isBareVerb } from "@/lib/language";
import type { People } from "../../people/people";

/** `- [x] Ann Lee - Corvane Foundation`: who came, and from where, below whatever heading. */
export function isRollCall({ check, start, end, text }: Block, people: People): boolean {
  const [first] = check === undefined ? [] : people.within(start, end);
  if (first === undefined || first.start > start + 1 || !/\s/.test(text.slice(0, first.end - start).trim()))
    return false;
  const [, rest = ""] = /^\s*(?:[-–—,]|\()\s*(\S.*)$/u.exec(text.slice(first.end - start)) ?? [];
  const words = rest.split(/[^\p{L}\p{N}&.'’]+/u).filter((word) => word.length > 3);
  return (
    words.length > 0 &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    !isBareVerb(words[0]?.toLowerCase() ?? "")
  );
}
