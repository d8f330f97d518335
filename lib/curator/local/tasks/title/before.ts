import { type Block, contentWords, type Document, placeOf, sentencesOf, type TextSpan } from "@/lib/language";

const MAX_MESSAGES = 3;
/** A message with less says nothing new: "ok, ta". */
const MIN_WORDS = 2;

/** The sentences before one, the nearest first: in its line or paragraph, in a chat by the messages before, in a list by the item above. */
export function sentencesBefore(at: number, block: Block, document: Document): TextSpan[] {
  const own = sentencesOf(block).filter(({ end }) => end <= at);
  // An item of a message is about the message, not about those before it.
  const isMessage = block.voice !== undefined && block.form !== "item";
  const above = isMessage ? messagesBefore(block, document) : itemAbove(block, document);
  return [...own.reverse(), ...above];
}

function messagesBefore(block: Block, { blocks }: Document): TextSpan[] {
  const until = placeOf(block, blocks);
  return blocks
    .slice(Math.max(0, until - MAX_MESSAGES), until)
    .filter(({ voice, header, cells }) => voice !== undefined && header === undefined && cells === undefined)
    .reverse()
    .flatMap((it) => sentencesOf(it).reverse())
    .filter(({ text }) => contentWords(text).length >= MIN_WORDS);
}

/** The item that an indented one belongs to. */
function itemAbove(block: Block, { blocks }: Document): TextSpan[] {
  if (block.form !== "item" || block.indent === 0) return [];
  const over = blocks
    .slice(0, placeOf(block, blocks))
    .findLast(({ indent, form }) => form === "heading" || indent < block.indent);
  return over === undefined || over.form === "heading" ? [] : sentencesOf(over).slice(0, 1);
}
