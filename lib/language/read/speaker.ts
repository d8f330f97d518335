import { CHAT_NOTICE, HONORED_BEFORE, HONORED_BEHIND, KNOWN_FROM, PARENT } from "../english/speakers";
import { LANGUAGES } from "../languages";
import { isGivenName } from "../words/lexicon";

/** What the chat itself says, under the name of the group: that messages are encrypted. */
export const isChatNotice = (text: string): boolean =>
  [CHAT_NOTICE, ...LANGUAGES.map(({ speakers }) => speakers?.notice)].some((notice) => notice?.test(text));

/** A part of a name, and where it begins. */
interface Part {
  name: string;
  from: number;
}

/**
 * Who speaks, by the name that somebody has in another's contacts: `~ Ann Lee`, `Ann Lee 🌸`, `Ann Lee (Accounts)`, `Bindu Maasi`,
 * `Jo Plumber`, and Ann of `Tom's mum (Ann)` and `Speaker 1 (Ann)`.
 */
export function speakerIn(raw: string): Part {
  const marked = cut({ name: raw, from: 0 }, BEFORE, BEHIND);
  const [all = "", inner = ""] = /\s*[(（]([^()（）]*)[)）]$/u.exec(marked.name) ?? [];
  const outer: Part = { ...marked, name: marked.name.slice(0, marked.name.length - all.length) };
  if (outer.name === "") return marked;
  if (
    (inner !== "" && NUMBERED.test(outer.name)) ||
    (isParent(outer.name) && isGivenName(inner.split(" ")[0] ?? ""))
  )
    return { name: inner, from: marked.from + marked.name.lastIndexOf(inner) };
  return withoutKind(cut(outer, HONORED_BEFORE, HONORED_BEHIND));
}

/** `Speaker 1 (Ann Lee)` */
const NUMBERED = /^\p{L}+\s\d{1,2}$/u;

/** Also 家委-: a committee. */
const BEFORE = /^[~@\s]+|^\p{sc=Han}{1,4}[-－](?=\p{sc=Han})/u;
const BEHIND = /(?:\s|\p{Extended_Pictographic}|\uFE0F)+$/u;

function cut({ name, from }: Part, before: RegExp, behind: RegExp): Part {
  const lead = before.exec(name)?.[0].length ?? 0;
  const rest = name.slice(lead).replace(behind, "");
  return rest === "" ? { name, from } : { name: rest, from: from + lead };
}

const isParent = (name: string): boolean =>
  [PARENT, ...LANGUAGES.map(({ speakers }) => speakers?.parent)].some((parent) => parent?.test(name));

/** `Jo Plumber`, `Nneka Choir`: a first name, and where one knows them from. */
function withoutKind({ name, from }: Part): Part {
  const [first = "", kind = "", ...more] = name.split(" ");
  return {
    name: more.length === 0 && isGivenName(first) && KNOWN_FROM.has(kind.toLowerCase()) ? first : name,
    from,
  };
}
