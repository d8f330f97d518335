import { contentWords } from "@/lib/language";
import type { People } from "../../people/people";
import type { Person } from "../../people/person";

type Initialed = Pick<People, "byInitials">;

/** Up to a name at the end, and on what its task depends: "Thank-you cards, Gwen if she gets a minute". */
const NAME_AT_END =
  /^(.{6,}?)\s*(?:[,:;(]|\s[–—-]|->|→)\s*@?(\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'-]*)?)(?:\s(?:if|when|once|as soon as|can do)(?!\p{L})[^,;:]*)?[)?.!]*$/u;
const MIN_WORDS = 2;

/** "Order stickers - Gwen", "The sign is to be put up (GP)", which Gwen Pugh does → "Order stickers", "The sign is to be put up" */
export function withoutOwnerAtEnd(title: string, owner: Person | undefined, people: Initialed): string {
  const [, thing = "", name = ""] = NAME_AT_END.exec(title) ?? [];
  if (owner === undefined || name === "" || contentWords(thing).length < MIN_WORDS) return title;
  const isOwner =
    name.split(" ").every((word) => owner.name.words.includes(word)) || people.byInitials(name) === owner;
  return isOwner ? thing : title;
}
