import { contentWords } from "@/lib/language";
import type { Person } from "../../people/person";

/** Up to a name at the end, and on what its task depends: "Thank-you cards, Gwen if she gets a minute". */
const NAME_AT_END =
  /^(.{6,}?)\s*(?:[,:;(]|\s[–—-]|->|→)\s*@?(\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*)?)(?:\s(?:if|when|once|as soon as|can do)(?!\p{L})[^,;:]*)?[)?.!]*$/u;
const MIN_WORDS = 2;

/** "Order stickers - Gwen", which Gwen does → "Order stickers" */
export function withoutOwnerAtEnd(title: string, owner: Person | undefined): string {
  const [, thing = "", name = ""] = NAME_AT_END.exec(title) ?? [];
  const words = owner?.name.words ?? [];
  const isOwner = name !== "" && name.split(" ").every((word) => words.includes(word));
  return isOwner && contentWords(thing).length >= MIN_WORDS ? thing : title;
}
