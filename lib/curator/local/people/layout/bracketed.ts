import { type Block, isGivenName, slice, type TextSpan } from "@/lib/language";

const BRACKETED = /^(?:\[([\p{L}][\p{L}\p{M}'’-]{1,20})\]|「([\p{L}][\p{L}\p{M}'’-]{1,20})」)\s*(?=\S)/u;
const MIN_ITEMS = 3;
/** A mark of what an item is comes more often than somebody: "[Bug] …". */
const MAX_SHARE = 0.8;

/**
 * `- [Ann] Set up the hall`, `「Bo」 …`: whose item it is, where several items begin so, with different names, of which most
 * are first names.
 */
export function bracketedNames(blocks: readonly Block[]): TextSpan[] {
  const all = blocks.flatMap((block): TextSpan[] => {
    const [lead = "", square, corner] = (block.form === "item" && BRACKETED.exec(block.text)) || [];
    return lead === "" ? [] : [slice(block, 1, 1 + (square ?? corner ?? "").length)];
  });
  const names = new Map<string, TextSpan>();
  const counts = new Map<string, number>();
  for (const span of all) {
    if (!names.has(span.text)) names.set(span.text, span);
    counts.set(span.text, (counts.get(span.text) ?? 0) + 1);
  }
  const given = [...names.keys()].filter(isGivenName).length;
  const most = [...counts.values()].reduce((a, b) => Math.max(a, b), 0);
  const isList =
    all.length >= MIN_ITEMS && names.size > 1 && given * 2 >= names.size && most <= all.length * MAX_SHARE;
  return isList ? [...names.values()] : [];
}
