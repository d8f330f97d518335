import { type Block, isBareVerb, slice } from "@/lib/language";
import type { TaskContext, TaskDraft } from "../draft";
import { readItem } from "../item";

const PREFIX =
  /^(?:[\s\p{Extended_Pictographic}]|\ufe0f)*(?:\*{0,2})(?:#action|#task|\[(?:ACTION(?: ITEM)?|Action(?: item)?|TODO|AI|AP)\]|TODO|TO-DO|To-do|FIXME|XXX|ACTION(?: ITEM| POINT)?|Action(?: item| point)?|A\.?I\.?|AP|NEXT STEP|Next step)(?!\p{L})(?:\s*[#-]?\d{1,4}(?:[-.]\d{1,4}){0,2}(?=[\s:([–—]))?\s*(?:[([]\s*([^()[\]]{1,40})\s*[)\]])?(?:\s*[:–—-]\s*|\s+(?:(?:is|are)\s(?:(?:for|on|to)\s)?|(?:by|for|on)\s(?=\p{Lu}[\p{L}\x27’.-]*(?:\s\p{Lu}[\p{L}\x27’.-]*){0,2}\sto\s))?(?=\S))/u;

/** `ACTION LQ: publish the shorter version`, `AI-34-1 msol: draft a reply`: regardless of what is above it. */
export const isAction = ({ text }: Block): boolean => PREFIX.test(text);

/** `AP – send the invitations`: an action point, unless these are somebody's initials. */
export function prefixOf(block: Block, { people }: TaskContext): RegExpExecArray | null {
  const prefix = PREFIX.exec(block.text);
  const initials = /^\s*(\p{Lu}{2,3})\s*[:–—-]/u.exec(prefix?.[0] ?? "")?.[1] ?? "";
  const isName =
    /^\W*to-?do\s+$/iu.test(prefix?.[0] ?? "") && BEGINS_NAME.test(block.text.slice(prefix?.[0].length));
  const isPerson = initials !== "" && people.byInitials(initials) !== undefined;
  if (prefix !== null && /[\s-]$/.test(prefix[0]) && NO_ACTION.test(block.text)) {
    const rest = block.text.slice(prefix[0].length);
    if (/^items?(?!\p{L})/iu.test(rest) || (/^\p{Ll}/u.test(rest) && !beginsWithVerb(rest))) return null;
  }
  return isPerson || (isName && !beginsWithVerb(block.text.slice(prefix?.[0].length))) ? null : prefix;
}

/** "AI policy", `Action Items`, `Action Item  Owner  Status`: a topic, and what is above the actions. */
const NO_ACTION = /^\W*(?:A\.?I\.?|AP|Action)[\s-]+\p{L}/u;

/** "TODO General Members": somebody is called so. */
const BEGINS_NAME = /^\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u;
const beginsWithVerb = (text: string): boolean => isBareVerb(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? "");

export function readPrefixed(block: Block, prefix: RegExpExecArray, context: TaskContext): TaskDraft[] {
  const named = prefix[1];
  const at = named === undefined ? 0 : prefix[0].indexOf(named);
  const owner = named === undefined ? undefined : context.people.resolve(slice(block, at, at + named.length));
  const draft = readItem(slice(block, prefix[0].length), block, context, owner);
  return draft === undefined ? [] : [{ ...draft, owner: owner ?? draft.owner, isLabelled: true }];
}
