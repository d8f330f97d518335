import { lowerFirst } from "@/lib/core/letter-case";
import { blockAt, contentWords, sentencesOf, slice, type TextSpan, titleOf, wordSet } from "@/lib/language";
import { Cuts } from "../cuts";
import type { TaskContext } from "../draft";

/** What a thing does or needs, or is to become, is not part of its name. */
const STATE =
  /\s(?:closes?|ends?|still|not|never|needed|required|is|are|was|were|needs?|has|have|had|must|should|expires?|runs out|due|to be)(?!\p{L}).*$/iu;
/** Up to who does it: "The lease, IS to ", "GDPR questions -> Amelie to ", "Lamps (GP + AM to ". */
const BEFORE_NAME =
  /^(.{4,100}?)\s*(?:[,;:(–—]|\s-|->|→|=>)\s*[^,;:()–—>]{1,40}\s(?:is to|are to|to|will)\s$/u;
/** "Follow up", with nothing that is followed up. */
const VERB_ALONE = /^(\p{Lu}\p{Ll}+)(?: (?:up|out|into|with|on|off|over))?$/u;
const AGAIN = / again$/u;
/** "Answer, she has the files" */
const REASON = /,\s(?:as|because|since|he|she|they|who|it|which)\s.*$/iu;
/** Of these, what precedes is no object. */
const WITHOUT_OBJECT = wordSet(
  "help respond reply speak talk travel lead drive think write call attend sing dance cook listen sign vote pray",
);
const MAX_WORDS = 8;

export const thingOf = (text: string): string => text.replace(STATE, "");

/**
 * "The lease to be renewed, IS to sort" → "Sort the lease": what precedes who does it is the object of a verb alone. `title` as
 * the words have it, `at` where its verb begins.
 */
export function withThingBefore(
  title: string,
  sentence: TextSpan,
  at: number,
  context: TaskContext,
): { title: string; due?: string } | undefined {
  const { calendar, document, people } = context;
  const [again = ""] = AGAIN.exec(title) ?? [];
  const alone = title.replace(REASON, "").replace(AGAIN, "");
  const verb = VERB_ALONE.exec(alone)?.[1];
  if (verb === undefined || WITHOUT_OBJECT.has(verb.toLowerCase())) return undefined;
  const before = BEFORE_NAME.exec(sentence.text.slice(0, at))?.[1];
  const own = before === undefined ? undefined : slice(sentence, 0, before.length);
  const stated =
    own ?? (OWNER_ALONE.test(sentence.text.slice(0, at)) ? stateBefore(sentence, context) : undefined);
  if (stated === undefined) return undefined;
  const cuts = new Cuts(stated, document.source);
  cuts.takeDue(calendar);
  const thing = thingOf(cuts.title().replace(ARTICLE_OF_ITEM, "")).replace(/[\s?.!]+$/u, "");
  const words = contentWords(thing).length;
  // "Ann rang the printers, Bob to check" is not about Ann.
  const [first] = people.within(stated.start, sentence.end);
  const isAbout = first?.start !== stated.start && !NO_THING.test(thing);
  if (words === 0 || words > MAX_WORDS || !isAbout) return undefined;
  const isName = /^\p{Lu}\S*\p{Lu}/u.test(thing);
  const object = isName ? thing : lowerFirst(thing);
  return { title: titleOf(`${alone} ${object}${again}`), due: own && cuts.due };
}

/** "Ann to ", "AL and BI will ", with nothing else before the verb. */
const OWNER_ALONE = /^\W*\p{Lu}[^,;:()–—]{0,60}\s(?:is to|are to|to|will)\s$/u;

/** "The gate has dropped. Ann to investigate": the sentence before, where it says what is so with something. */
function stateBefore(sentence: TextSpan, { document }: TaskContext): TextSpan | undefined {
  const block = blockAt(document.blocks, sentence.start);
  const at = sentence.start - (block?.start ?? 0);
  const before = block && sentencesOf(slice(block, Math.max(0, at - MAX_BEFORE), at)).at(-1);
  return before !== undefined && STATE.test(before.text) ? before : undefined;
}

const MAX_BEFORE = 200;

/** "3. " */
const ARTICLE_OF_ITEM = /^\d{1,2}[.)]\s*/u;
/** Where or when, or somebody who says or thinks something: no thing. */
const NO_THING =
  /^(?:at|on|in|by|for|with|from|to|after|before|i|we|he|she|they|it|there|this|that|nobody|someone|somebody|everyone|if|when|who|what|where|how)(?!\p{L})/iu;
