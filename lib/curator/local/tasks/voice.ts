import { madeOnce } from "@/lib/core/made-once";
import { anyOf, type Document } from "@/lib/language";

/** A sentence in quotation marks is somebody else's: "You have to begin again." */
export const isCited = (text: string): boolean => /^\W{0,3}["“«„][^"”»“]{12,}/u.test(text);

/** Whether a word asks the reader for it. */
export const saysPlease = (text: string): boolean => PLEASE.test(text);
const PLEASE = new RegExp(String.raw`(?<!\p{L})${anyOf("please")}(?!\p{L})`, "iu");

/** What a manual asks of its readers is not a task. */
export const isManual = madeOnce(({ source, blocks }: Document): boolean => {
  const headings = new Set(blocks.filter(({ form }) => form === "heading").map(({ text }) => text));
  const parts = [...headings].filter((text) => PART.test(text));
  return NAMED.test(source.filename) || (parts.length > 1 && parts.some((text) => OF_README.test(text)));
});

const NAMED = /^(?:readme|contributing|install|changelog|license)\b/i;
/** What only a README has, and what the notes of a project may have too. */
const OF_README = /^(?:readme|install(?:ation|ing)?|getting started|quick ?start|contributing|licen[cs]e)$/i;
const PART = new RegExp(`${OF_README.source}|^(?:usage|requirements|configuration|prerequisites)$`, "i");
