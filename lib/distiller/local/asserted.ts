import { isQuestion } from "@/lib/language";
import type { Statement } from "../text/statements";

/** Not assertions: tasks, wishes, hypotheticals, hearsay and the past. */
const NOT_ASSERTED: readonly RegExp[] = [
  /^\W*(?:to ?do|fixme|idea|remember|reminder|example|e\.g|for example|suppose|imagine|say|what if|how about)\b/i,
  /^\W*(?:if|should|would|could|unless|had)\s+(?:we|they|i|he|she|it|the|this|that|there|\p{Lu}\p{L}+)\b/iu,
  // A condition with what would follow from it; what an option would bring.
  /^\W*if\b.*\b(?:would|could|might)\b|^\W*if\b.*\p{L}['’]d\b/isu,
  /^\W*(?:with|under|in) (?:this|that) (?:option|approach|variant|scenario|alternative|design|model)\b.*\b(?:would|could|might)\b/isu,
  /^\W*(?:must|need to|have to|cannot forget|don['’]t forget)\s+(?!not\b|be\b)\p{Ll}/iu,
  /\b(?:rumou?rs?|rumou?red|back then|used to|once upon|allegedly|hearsay|gossip)\b|\b(?:people|some|they) (?:said|say|claimed?|thought)\b/i,
  /\b(?:wrote|told|recalled|remembered|wrote me) (?:in \d{4}|that (?:he|she|they) had)\b/i,
  // What others ask, and what they argue for, is not a claim of the note.
  /\b(?:asked|wondered|enquired|inquired|questioned|asks?|wonders?|check|see|find out) (?:whether|if)\b/iu,
  /^\W*(?:s?he|they|(?:the|this) (?:author|paper|article|book|speaker|chapter|review(?:er)?)s?) (?:argues?|argued|claims?|claimed|maintains?|contends?) that\b/iu,
  // A joke.
  /[😂🤣🙃😜😏]|\s;-?\)|(?<!\p{L})(?:lol|haha|rofl|lmao|jk|jaja|mdr|ptdr|hihi)(?!\p{L})/iu,
  // A changelog, of what was wrong.
  /^\W*(?:fixed|fixes|bug ?fix)\b/i,
  /\bit would be (?:nice|great|good|better|cool)\b|\bwould be nice\b|\bI wish\b/i,
];

/** Notes on the work of others: only statements in the first person count. */
const OTHERS_WORKS =
  /\b(?:reading notes|lecture(?: notes)?|seminar notes|textbook|book notes|notes on (?:the )?book|excerpt|lyrics|poem|quotations|sample|template|lorem ipsum)\b/i;

export const isOthersWork = (name: string): boolean => OTHERS_WORKS.test(name);

const DIALOGUE =
  /[,.!?…]["”“»]\s+(?:\p{L}+ )?(?:said|asked|cried|whispered|replied|laughed|shouted|answered|muttered|sagte|fragte|rief|antwortete|dit|demanda|répondit|dijo|preguntó|respondió)(?!\p{L})/giu;
const MIN_SPOKEN = 2;

/** Whether people talk in it as in a novel: what they decide is invented, or at least not ours. */
export const isStory = (body: string): boolean => (body.match(DIALOGUE)?.length ?? 0) >= MIN_SPOKEN;

/** An item that is a measure of something: `- 130 g flour`. */
const INGREDIENT =
  /^\s{0,8}(?:[-*+]\s+)?\d[\d.,/½¼¾]*\s?(?:g|gr|kg|ml|cl|dl|l|oz|lbs?|tsp|tbsp|cups?|el|tl|cuill\p{L}*|cucharad\p{L}*)\.?\s+\p{L}/gimu;
const MIN_INGREDIENTS = 3;

/** Whether it is a recipe: what must be done in it is a step. */
export const isRecipe = (body: string): boolean => (body.match(INGREDIENT)?.length ?? 0) >= MIN_INGREDIENTS;

/** Whether a statement is in the first person or has a due date. */
export const concernsUs = (text: string): boolean =>
  /\b(?:I|[Ww]e|us|[Oo]ur|[Mm]y)\b|\b(?:due (?:on|by)|deadline)\b/.test(text);

/** A hedge in brackets does not weaken the sentence around it. */
const withoutAsides = (own: string): string => own.replace(/\([^()]{12,400}\)/g, " ");

/** Whether a sentence asserts something. */
export const isAsserted = ({ text, own, section, words }: Statement): boolean =>
  section !== "open" &&
  !isQuestion(text) &&
  own.trim() !== "" &&
  !words?.unasserted.test(withoutAsides(own)) &&
  !NOT_ASSERTED.some((pattern) => pattern.test(own));
