import { isQuestion } from "../../curator/local/text/sentences";
import type { Statement } from "../text/statements";

/** Asked, wished, imagined, noted to be done, or told of others and long ago. */
const NOT_SAID: readonly RegExp[] = [
  /^\W*(?:to ?do|fixme|idea|remember|reminder|example|e\.g|for example|suppose|imagine|say|what if|how about)\b/i,
  /^\W*(?:if|should|would|could|unless|had)\s+(?:we|they|i|he|she|it|the|this|that|there|\p{Lu}\p{L}+)\b/iu,
  /^\W*(?:must|need to|have to|cannot forget|don['’]t forget)\s+(?!not\b|be\b)\p{Ll}/iu,
  /\b(?:rumou?rs?|rumou?red|back then|used to|once upon|allegedly|hearsay|gossip)\b|\b(?:people|some|they) (?:said|say|claimed?|thought)\b/i,
  /\bit would be (?:nice|great|good|better|cool)\b|\bwould be nice\b|\bI wish\b/i,
];

/** Whose words these are a reader does not say: only what is told in the first person counts. */
const OTHERS_WORKS =
  /\b(?:reading notes|book notes|notes on (?:the )?book|excerpt|lyrics|poem|quotations|sample|template|lorem ipsum)\b/i;

export const isOthersWork = (name: string): boolean => OTHERS_WORKS.test(name);

export const isFirstPerson = (text: string): boolean =>
  /\b(?:I|we|us|our|my)\b/.test(text) || /\bWe\b/.test(text);

/** Whether a sentence says something of its own that is meant to hold. */
export const isSaid = ({ text, own, section }: Statement): boolean =>
  section !== "open" &&
  !isQuestion(text) &&
  own.trim() !== "" &&
  !NOT_SAID.some((pattern) => pattern.test(own));
