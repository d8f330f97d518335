import type { Person } from "../people/person";
import type { Block } from "../text/block";
import { isQuestion } from "../text/sentences";
import { type Span, slice } from "../text/span";
import { isBareVerb } from "../words/lexicon";
import { contentWords } from "../words/overlap";
import { STATE_VERBS } from "../words/verbs";
import { wordSet } from "../words/word-set";
import { withAntecedent } from "./antecedent";
import { endOfClause } from "./clause";
import { Cuts } from "./cuts";
import type { Draft, TaskContext } from "./draft";
import { selfOf } from "./item";
import { isThirdPerson } from "./owner";

const ADVERB = String.raw`(?:(?:also|then|just|still|now|please|kindly|probably|definitely|quickly|first|again|personally|therefore|both|all)\s+)*`;
const WILL = `(?:will|['’]ll|shall|(?:is|are|['’]s|['’]re) going to|(?:is|are) to|to|(?:has |have )?(?:agreed|offered|promised|volunteered|undertaken|committed|offers|promises|volunteers|agrees) to|undertook to|needs? to|has to|have to|must|should|was asked to|were asked to|has been asked to|was tasked with|took an action to|said (?:he|she)(?:['’]d|['’]ll| will| would)|is responsible for|kindly)`;
const AFTER_NAME = new RegExp(
  String.raw`^(?:\s*\([^()]{1,60}\)|,\s[^,]{2,40},)?(?:\s*(?:${ADVERB}))?\s*(?:also\s+)?(${WILL})\s+${ADVERB}(?!not\b|never\b|be\b)([\p{L}][\p{L}-]*)`,
  "iu",
);
const CLAUSE_START =
  /(?:^|[,;:–—(→>-]\s*|["“]|\b(?:and|so|then|but|that|while|meanwhile|also|ok|okay|therefore|instead|where|for now)\s+)$/i;
const I_WILL = new RegExp(
  String.raw`(?:^|[,;:–—(→>-]\s*|\b(?:and|so|then|but|ok|okay|yes|sure|yep|that|meanwhile|fine|great|cool|also|anyway|both)[,.!]?\s+)(?:I(?:['’]ll| will| shall|['’]m going to| am going to| have to| need to| still need to| must|['’]ve promised to| promised to|['’]ve got to|['’]d better| should| can)|(?:will|gonna|need to|have to|must|gotta|promised to))\s+${ADVERB}(?!not\b|be\b)([\p{L}][\p{L}-]*)`,
  "u",
);
const HE_WILL = new RegExp(
  String.raw`(?:^|[,;:–—(→>-]\s*|\b(?:and|so|then|but)\s+)(?:he|she)(?:['’]ll| will| shall|['’]s going to| is going to| promised to| agreed to| offered to| needs to| has to| must)\s+${ADVERB}(?!not\b|be\b)([\p{L}][\p{L}-]*)`,
  "iu",
);
const REMEMBER =
  /^\W*(?:(?:please |pls )?(?:remember|don['’]?t forget|do not forget|make sure|be sure|remind me|need|have|must|gotta|got) (?:to|that)|promised(?: [\p{Lu}][\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*| (?:him|her|them))? (?:to|I['’]d|I would|I['’]ll)|note to self:?|remind myself to)\s+([\p{L}][\p{L}-]*)/iu;

/** Verbs after "I'll" and "she will" that announce nothing to be done. */
const SOFT = wordSet(
  "let join arrive come return start begin continue stay go retire leave turn grow rain cost reach open close take-off get keep sit stand look say tell explain mean run speak talk never ever likely perhaps maybe each do give show end help make work move pass receive use see be meet stop",
);
/** Soft verbs that do count when an object of substance and a date, or a list, goes with them. */
const DUE_ONLY = wordSet(
  "run take give get make meet start open close show help speak talk do use move keep look go leave return stop explain",
);

/** Tasks that somebody takes on in a sentence: "Priya will print the flyers", "I'll send it", "he'll call back by Friday". */
export function promises(
  sentence: Span,
  block: Block,
  context: TaskContext,
  earlier: Person | undefined,
): Draft[] {
  if (isQuestion(sentence.text) || /^\W*(?:if|when|once|unless)\b/i.test(sentence.text)) return [];
  const byName = named(sentence, context);
  const own = I_WILL.exec(sentence.text);
  if (own !== null) {
    const owner =
      selfOf(block, context) ?? (/\bI\b/.test(own[0]) ? undefined : leaderOf(sentence, block, context));
    const mine = taskAt(sentence, own, own[1] ?? "", context, owner, /\b(?:can|should)\s/.test(own[0]));
    return [...byName, ...list(mine)];
  }
  if (byName.length > 0) return byName;
  const remembered = block.quoted ? null : REMEMBER.exec(sentence.text);
  if (remembered !== null)
    return list(taskAt(sentence, remembered, remembered[1] ?? "", context, selfOf(block, context), false));
  const promised = PROMISED.exec(sentence.text);
  if (promised !== null) return list(promisedThing(sentence, promised, context, selfOf(block, context)));
  const other = HE_WILL.exec(sentence.text);
  if (other === null) return [];
  const before = context.people.lastBefore(sentence.start + other.index, sentence.start) ?? earlier;
  return before === undefined ? [] : list(taskAt(sentence, other, other[1] ?? "", context, before, false));
}

/** In `PJ – reviewing; will pair with Nomvula` it is PJ who will: who stands first in the sentence, else in its line. */
function leaderOf(sentence: Span, block: Block, { people }: TaskContext): Person | undefined {
  const first = people
    .within(sentence.start, sentence.start + 40)
    .find(({ start }) => start <= sentence.start + 6);
  if (first !== undefined || sentence.start > block.start + 3) return first?.person;
  return people.within(block.start, block.start + 40).find(({ start }) => start <= block.start + 3)?.person;
}

/** "I promised her a one page summary by Friday" */
const PROMISED =
  /(?:^|[,;:.]\s*|\b(?:and|so)\s+)(?:I(?:['’]ve| have)? )?promised (?:(?:him|her|them|everyone|[\p{Lu}][\p{L}'’-]+(?: [\p{Lu}][\p{L}'’-]+)?) )(?=(?:a|an|the|some|my|our)\s)/u;

function promisedThing(
  sentence: Span,
  match: RegExpExecArray,
  context: TaskContext,
  owner: Person | undefined,
): Draft | undefined {
  const from = match.index + match[0].length;
  const cuts = new Cuts(slice(sentence, from, endOfClause(sentence.text, from)), context.document.source);
  cuts.takeDue(context.calendar);
  const title = cuts.title().replace(/^(?:An?|The)\s+/, "");
  if (contentWords(title).length < 1) return undefined;
  return {
    title: `Send ${title}`,
    span: sentence,
    owner,
    helpers: [],
    due: cuts.due,
    status: "todo",
    confidence: 0.7,
  };
}

const list = (draft: Draft | undefined): Draft[] => (draft === undefined ? [] : [draft]);

/** "Ann and Bob will …": the first is the owner, the others help. */
function named(sentence: Span, context: TaskContext): Draft[] {
  const drafts: Draft[] = [];
  const mentions = context.people.within(sentence.start, sentence.end);
  mentions.forEach((mention, at) => {
    const start = mention.start - sentence.start;
    const end = mention.end - sentence.start;
    const lead = sentence.text.slice(0, start).replace(/(?:\b(?:Dr|Mrs?|Ms|Prof|Rev|Sr|Sra)\.?\s+|@)+$/, "");
    const previous = mentions[at - 1];
    const joined =
      previous !== undefined &&
      /^\s*(?:,|and|&|\+|\/|,\s+and)\s*$/i.test(sentence.text.slice(previous.end - sentence.start, start));
    if (!joined && !CLAUSE_START.test(lead)) return;
    const after = sentence.text.slice(end);
    const match =
      AFTER_NAME.exec(after) ??
      present(after, sentence, context) ??
      (lead.trim() === "" ? order(after) : null);
    if (match === null) return;
    const verb = match[2] ?? "";
    const shifted: Match = { 0: match[0], index: end };
    const draft = taskAt(sentence, shifted, verb, context, joined ? previous.person : mention.person, false);
    if (draft !== undefined) drafts.push({ ...draft, helpers: joined ? [mention.person] : [] });
  });
  return drafts;
}

/** `Solomon - measure the fire exit again`: a name, a dash or colon, a bare verb. */
function order(after: string): [string, string, string] | null {
  const match = /^\s*(?:[:–—]|\s-|,\s+please|->|→|=>|>)\s+(?:please\s+)?(\p{Ll}[\p{L}-]*)\s/u.exec(after);
  const verb = match?.[1] ?? "";
  return match !== null && isActing(verb) ? [match[0].trimEnd(), "to", verb] : null;
}

/** "Jo books the ferry before Wednesday": the present tense promises only with a date. */
function present(after: string, sentence: Span, context: TaskContext): [string, string, string] | null {
  const match = /^\s+([\p{L}]+s)\s/u.exec(after);
  const verb = match?.[1] ?? "";
  if (match === null || !isThirdPerson(verb)) return null;
  const cuts = new Cuts(sentence, context.document.source);
  cuts.takeDue(context.calendar);
  return cuts.due === undefined ? null : [match[0].trimEnd(), "will", verb];
}

interface Match {
  index: number;
  0: string;
}

function taskAt(
  sentence: Span,
  match: Match,
  verb: string,
  context: TaskContext,
  owner: Person | undefined,
  needsDue: boolean,
): Draft | undefined {
  const isPresent = isThirdPerson(verb);
  if (!isPresent && !isActing(verb)) return undefined;
  const from = match.index + match[0].length - verb.length;
  const rest = slice(sentence, from, endOfClause(sentence.text, from));
  const cuts = new Cuts(rest, context.document.source);
  cuts.takeDue(context.calendar);
  if (
    cuts.due === undefined &&
    (needsDue || (DUE_ONLY.has(verb.toLowerCase()) && contentWords(rest.text).length < 4))
  )
    return undefined;
  if (SOFT.has(verb.toLowerCase()) && !DUE_ONLY.has(verb.toLowerCase())) return undefined;
  if (isPresent) cuts.cut(verb.length - (/(?:s|x|z|ch|sh)es$/.test(verb) ? 2 : 1), verb.length);
  const own = cuts.title();
  const title = withAntecedent(own, sentence, context);
  const least = cuts.due === undefined ? 2 : 1;
  const isVague =
    title === own &&
    cuts.due === undefined &&
    /^\p{L}+ (?:it|that|this|them|you|back)\b.{0,4}$/iu.test(title);
  if (isVague || contentWords(title).length < least) return undefined;
  return { title, span: sentence, owner, helpers: [], due: cuts.due, status: "todo", confidence: 0.75 };
}

/** A verb of doing; unknown words pass when they look like no adverb. */
export const isActing = (verb: string): boolean => {
  const lower = verb.toLowerCase();
  return /^\p{Ll}/u.test(verb) && !STATE_VERBS.has(lower) && isBareVerb(lower);
};
