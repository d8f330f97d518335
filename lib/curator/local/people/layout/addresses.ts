import { upperFirst } from "@/lib/core/letter-case";
import {
  anyOf,
  type Block,
  isGivenName,
  isPlausibleName,
  leading,
  MAILBOX_WORDS,
  matchKey,
  type PersonName,
  slice,
  splitAddresses,
  type TextSpan,
} from "@/lib/language";
import type { PeopleList } from "../hit";
import { readPeopleList } from "../list/list";
import { addParticipants } from "./found";

/** The people of a mail header: its sender and recipients. */
export function addHeader(block: Block, found: PeopleList): void {
  if (!["from", "to", "cc", "wrote"].includes(block.header ?? "")) return;
  const value = block.text.slice(block.text.indexOf(":") + 1);
  const addresses = block.header === "wrote" ? [block.voice?.self ?? ""] : splitAddresses(value);
  for (const address of addresses) addAddress(block, address, found);
}

/** `"O'Connor, Declan" <declan@x>`; an automated mailbox is not a person. */
function addAddress(block: Block, address: string, found: PeopleList): void {
  const at = block.text.indexOf(address);
  if (at < 0 || address === "" || OF_GROUP.test(address)) return;
  const span = slice(block, at, at + address.length);
  const email = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/u.exec(address)?.[0];
  const read = readPeopleList(span, { score: email === undefined ? 3.5 : 5, isPerson: true });
  const list = read.hits.length > 0 ? read : spelledByAddress(span, email, read);
  const only = list.hits[0];
  // `Joost van den Akker <info@akker.example>` writes from a shared mailbox.
  const isNamed = only !== undefined && isGivenName(only.name.words[0] ?? "");
  if (email !== undefined && isMailbox(email) && (!isNamed || /no-?reply|bot/.test(email))) return;
  // Of a quoted "Demirkol, Ilhan" the quotes say that it is one, also where somebody is called Ilhan alone.
  const inverted = only?.inverted === true && !address.startsWith('"');
  if (only !== undefined)
    addParticipants({ ...list, hits: [{ ...only, inverted, email: email ?? only.email }] }, found);
  else if (email !== undefined && address.replace(/[<>]/g, "") === email) addFromEmail(span, email, found);
  else addParticipants(list, found);
}

/** `To: the board`, `Para: Asamblea <lista@x>` */
const OF_GROUP = new RegExp(
  String.raw`^["\s]*(?:${leading("the")})?${anyOf("board", "assembly", "team", "organ")}["\s]*(?:<[^>]*>)?\s*$`,
  "iu",
);

/** `"Stellan Bright" <stellan.bright@x>`: an ordinary word is a name where the address spells it. */
function spelledByAddress(span: TextSpan, email: string | undefined, list: PeopleList): PeopleList {
  const [all = "", lead = "", given = "", surname = ""] =
    /^(["']?)(\p{Lu}[\p{L}'’-]+)\s(\p{Lu}[\p{L}'’-]+)(?=["']?\s*<)/u.exec(span.text) ?? [];
  const spelled = matchKey((email ?? "").split("@")[0] ?? "").replace(/ /g, "");
  if (all === "" || spelled !== matchKey(given + surname)) return list;
  const name: PersonName = { words: [given, surname] };
  return {
    ...list,
    hits: [{ name, span: slice(span, lead.length, all.length), score: 5, structured: true }],
  };
}

/** No person's: noreply@, orders@. */
function isMailbox(email: string): boolean {
  const local = (email.split("@")[0] ?? "").toLowerCase();
  return (
    local.split(/[.+_-]/).some((part) => MAILBOX_WORDS.has(part)) ||
    MAILBOX_WORDS.has(local) ||
    /bot$|no-?reply/.test(email)
  );
}

/** `hannah.vogel@x` alone: the name comes from the address. */
function addFromEmail(span: TextSpan, email: string, found: PeopleList): void {
  const words = (email.split("@")[0] ?? "").split(/[._]/).map(upperFirst);
  const name: PersonName = { words };
  if (
    words.length === 2 &&
    isGivenName(words[0] ?? "") &&
    words.every((word) => /^\p{L}{2,}$/u.test(word)) &&
    isPlausibleName(name)
  ) {
    found.hits.push({ name, span, score: 3, structured: true, participant: true, email });
  }
}
