import { type Document, isCommonWord, isOffice, isWellKnown, slice, type TextSpan } from "@/lib/language";
import { isSpeaking } from "./context";

/** At the beginning of a sentence, or behind a label or a dash. */
const LETTERS = /(?:^|[.:;!?]\s+|\s[-–—]\s+)(\p{Lu}{2,3}|\p{Lu}\p{Ll}\p{Lu})(?=\s\p{Ll})/gu;
const IS_TO = /^\s(?:to|will)\s\p{Ll}/u;

/** Fewer may be firms: "BT will call", "HR to check". */
const MIN_DISTINCT = 3;

/** `PB` and others, as minutes name everybody who says, does and is to do something, though they spell nobody out. */
export function actingLetters({ blocks, isChat, isMail }: Document): TextSpan[] {
  if (isChat || isMail) return [];
  const found = new Map<string, TextSpan>();
  const tasks = new Set<string>();
  for (const block of blocks.filter(({ header, quoted }) => header === undefined && !quoted))
    for (const { 0: lead, 1: letters = "", index } of block.text.matchAll(LETTERS)) {
      const end = index + lead.length;
      const after = block.text.slice(end, end + 40);
      if (isCommonWord(letters) || isOffice(letters) || isWellKnown(letters)) continue;
      if (IS_TO.test(after)) tasks.add(letters);
      else if (!isSpeaking(after)) continue;
      if (!found.has(letters)) found.set(letters, slice(block, end - letters.length, end));
    }
  // Firms speak, too: some of the letters are to do something.
  return found.size >= MIN_DISTINCT && tasks.size > 1 ? [...found.values()] : [];
}
