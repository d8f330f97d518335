import type { Block } from "@/lib/language";
import { contentWords, isQuestion, slice, type TextSpan } from "@/lib/language";
import type { Person } from "../../people/person";
import { endOfClause } from "../clause";
import { Cuts } from "../cuts";
import type { TaskContext, TaskDraft } from "../draft";
import { selfOf } from "../owner/self";
import { withNamed } from "../title/antecedent";
import { isCited, isManual } from "../voice";
import { speakerOf } from "./minuted";
import { isTakenOn, namedTasks, roleTask, unknownPersonTask } from "./named";
import { toDraft } from "./statement";

const ADVERB = String.raw`(?:(?:also|then|just|still|now|please|kindly|probably|definitely|quickly|first|again|personally|therefore|both|all|remember to|not forget to|make sure to)\s+)*`;
/** What a promise begins with; "@Ann Lee I will …" says it to Ann. */
const START = String.raw`(?:^|^@[\p{L}\p{N}._-]+(?: \p{Lu}\p{Ll}[\p{L}'’-]*){0,2},?\s+(?=I\b)|[,;:–—(→>-]\s*|\b(?:[Aa]nd|[Ss]o|[Tt]hen|[Bb]ut|[Oo]k|[Oo]kay|[Yy]es|[Ss]ure|[Yy]ep|that|[Mm]eanwhile|[Ff]ine|[Gg]reat|[Cc]ool|[Aa]lso|[Aa]nyway|both|[Oo]r|because|where|I (?:said|told \p{L}{2,20}|promised|agreed)(?: that)?)[,.!]?\s+|^\W*(?:[Ss]aid|[Tt]old \p{L}{2,20})(?: that)?\s)`;
const I_WILL = new RegExp(
  String.raw`${START}(?:[Ii]ll|[Ii](?:['’]ll| will| shall|['’]m (?:(?:going|about|happy) )?to| am (?:going )?to| (?:still )?(?:have|need) to| must| plan to|['’]ve (?:promised|offered|agreed) to| (?:promised|offered|agreed|volunteered) to|['’]ve got to|['’]d better| should| can)|(?<=\b(?:[Ss]aid|[Tt]old \p{L}{2,20}|promised|agreed) (?:that )?)I(?:['’]d| would)(?! like| love| rather| be)|(?:[Ww]ill|[Gg]onna|[Nn]eed to|[Hh]ave to|[Mm]ust|[Gg]otta|[Pp]romised to))\s+${ADVERB}(?!not\b|you\b)(?:be\s+)?([\p{L}][\p{L}-]*)`,
  "u",
);
const I_AM = new RegExp(String.raw`${START}I(?:['’]m| am)\s+(?:also |still )?(\p{Ll}+ing)\b`, "u");
/** "Hector rang, wants me to look over his proposal" */
const ASKS_ME =
  /(?<!\p{L})(?:wants|needs|(?:has )?asked|asks|expects|would like) me to\s+(?:please\s+)?(?!(?:not|be|meet|come|go|see|know|have|get|stay|think|join|believe)\b)([\p{L}][\p{L}-]*)/u;
const HE_WILL = new RegExp(
  String.raw`${START}(?:[Hh]e|[Ss]he)(?:['’]ll| will| shall|['’]s going to| is going to| is to| promised to| agreed to| offered to| undertook to| volunteered to| needs to| has to| must| would)\s+${ADVERB}(?!not\b|be\b)([\p{L}][\p{L}-]*)`,
  "gu",
);
const REMEMBER =
  /^\W*(?:(?:[Pp]lease |[Pp]ls )?(?:[Rr]emember|[Dd]on['’]?t forget|[Dd]o not forget|[Mm]ake sure|[Bb]e sure|[Rr]emind me|[Ss]till need|[Nn]eed|[Hh]ave|[Mm]ust|[Gg]otta|[Gg]ot) (?:to|that)|[Pp]romised(?: \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)*| (?:him|her|them))? (?:to|I['’]d|I would|I['’]ll)|[Nn]ote to self:?|[Rr]emind myself to)\s+([\p{L}][\p{L}-]*)/u;
/** "FMcA still owes us the lab hours": what somebody has not sent yet. */
const OWES =
  /(?:^|[.;]\s)\W*(\p{Lu}[\p{L}.'’ -]{1,40}?|I) (?:still |also )*owes? (?:us|me|you|them|him|her|everyone) (?=(?:a|an|the|some|his|her|their|my|our)\s)/u;
/** "I promised her a one page summary by Friday" */
const PROMISED = new RegExp(
  String.raw`${START}(?:I(?:['’]ve| have)? )?promised (?:(?:him|her|them|everyone|\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) )?(?=(?:a|an|the|some|my|our)\s)`,
  "u",
);

/** "Prof. Roux would like a full draft of chapter 3 by 15 January": a task only with its day. */
const WANTED =
  /^\W*(?:[Ss]he|[Hh]e|[Tt]hey|\p{Lu}[\p{L}.'’-]{0,30}(?:\s\p{Lu}[\p{L}.'’-]{0,30}){0,2})(?:['’]d|\s(?:would|['’]d)) (?:like|love|need|appreciate) (?=(?:a|an|the|our|my|some)\s)/u;

/** Tasks that a person commits to in a sentence: "Priya will print the flyers", "I'll send it", "he'll call back by Friday". */
export function promises(
  sentence: TextSpan,
  block: Block,
  context: TaskContext,
  earlier: Person | undefined,
): TaskDraft[] {
  const stated = isQuestion(sentence.text) ? BEFORE_REQUEST.exec(sentence.text)?.[0] : undefined;
  if (stated !== undefined) return promises(slice(sentence, 0, stated.length), block, context, earlier);
  if (
    isQuestion(sentence.text) ||
    isCited(sentence.text) ||
    isManual(context.document) ||
    /^\W*(?:if|when|once|unless)\b/i.test(sentence.text)
  )
    return [];
  const self = selfOf(block, context);
  const named = namedTasks(sentence, context, { isMeeting: block.voice === undefined });
  const own = ownTask(sentence, block, context, self);
  if (own !== undefined || named.length > 0) return own === undefined ? named : [...named, own];
  const other =
    roleTask(sentence, context) ??
    taskOf(REMEMBER, sentence, context, self) ??
    taskOf(ASKS_ME, sentence, context, self) ??
    promisedThing(sentence, context, self) ??
    unknownPersonTask(sentence, context);
  return other === undefined ? pronounTasks(sentence, context, earlier) : [other];
}

/** "I'll send it by Friday, and Raj can you update the diagram?": what comes before the request is promised all the same. */
const BEFORE_REQUEST =
  /^.{12,}?(?=,?\s(?:and|but|so)\s(?:\p{Lu}[\p{L}'’-]+,?\s)?(?:can|could|would|will)\syou\s)/u;

/** "I'll …"; in a line without a subject, the person it begins with. */
function ownTask(
  sentence: TextSpan,
  block: Block,
  context: TaskContext,
  self: Person | undefined,
): TaskDraft | undefined {
  const match = I_WILL.exec(sentence.text);
  if (match === null) return taskOf(I_AM, sentence, context, self, { needsDue: true });
  const saysI = /\bI\b/.test(match[0]) || block.voice !== undefined;
  const speaker = saysI ? speakerOf(block, context) : undefined;
  const owner = speaker ? speaker.person : saysI ? self : (leaderOf(sentence, block, context) ?? self);
  const draft = taskOf(I_WILL, sentence, context, owner, { needsDue: /\b(?:can|should)\s/.test(match[0]) });
  if (draft === undefined) return undefined;
  const readers = (block.voice?.audience ?? []).map((text) =>
    context.people.resolve({ ...slice(sentence, 0, 0), text }),
  );
  const title =
    readers.length > 1 ? draft.title.replace(TO_ALL, "$1 ") : withNamed("you", readers[0], draft.title);
  return { ...draft, title, isOfWriter: saysI && owner === undefined };
}

/** "Send you the tracking number", to several */
const TO_ALL = /^(\p{Lu}\p{Ll}+) you (?=(?:the|an?|my|our|some)\s)/u;

function taskOf(
  pattern: RegExp,
  sentence: TextSpan,
  context: TaskContext,
  owner: Person | undefined,
  { needsDue } = { needsDue: false },
): TaskDraft | undefined {
  const match = pattern.exec(sentence.text);
  const verb = match?.[1];
  if (match === null || verb === undefined) return undefined;
  const at = match.index + match[0].length - verb.length;
  const draft = toDraft({ sentence, at, verb, owner, needsDue }, context);
  return draft && { ...draft, isAssigned: EXPLICIT.test(match[0]) };
}

/** "Promised I'd …", "Note to self: …": nothing else is meant by it. */
const EXPLICIT =
  /(?<!\p{L})(?:promised|offered|volunteered|said|told|remind me|remind myself|note to self|remember|forget)(?!\p{L})/iu;

/** "He'll call back by Friday, and he will send the plan", "she would write again": the last person named. */
const pronounTasks = (sentence: TextSpan, context: TaskContext, earlier: Person | undefined): TaskDraft[] =>
  [...sentence.text.matchAll(HE_WILL)].flatMap(({ 0: lead, 1: verb = "", index }) => {
    if (/ would\s/u.test(lead) && !isTakenOn(verb)) return [];
    const isOther = KIN_BEFORE.test(sentence.text.slice(0, index));
    const owner =
      context.people.lastBefore(sentence.start + index, sentence.start) ?? (isOther ? undefined : earlier);
    const at = index + lead.length - verb.length;
    return owner === undefined ? [] : (toDraft({ sentence, at, verb, owner }, context) ?? []);
  });

/** "I've asked my brother-in-law (Torquil) and he'll …": he is somebody whom the sentence itself mentions. */
const KIN_BEFORE =
  /\b(?:my|our|his|her|their|your)\s(?:\p{L}+[- ]){0,3}?(?:in-law|brother|sister|son|daughter|father|mother|dad|mum|husband|wife|partner|friend|neighbour|neighbor|colleague|boss|uncle|aunt|cousin|nephew|niece)(?!\p{L})/iu;

/** In `PJ – reviewing; will pair with Nomvula` the owner is PJ: the first name in the sentence, else in its line. */
function leaderOf(sentence: TextSpan, block: Block, { people }: TaskContext): Person | undefined {
  const first = people
    .within(sentence.start, sentence.start + 40)
    .find(({ start }) => start <= sentence.start + 6);
  if (first !== undefined || sentence.start > block.start + 3) return first?.person;
  return people.within(block.start, block.start + 40).find(({ start }) => start <= block.start + 3)?.person;
}

function promisedThing(
  sentence: TextSpan,
  context: TaskContext,
  owner: Person | undefined,
): TaskDraft | undefined {
  const owed = OWES.exec(sentence.text);
  const wanted = WANTED.exec(sentence.text);
  const match = PROMISED.exec(sentence.text) ?? owed ?? wanted;
  if (match === null) return undefined;
  const from = match.index + match[0].length;
  const cuts = new Cuts(slice(sentence, from, endOfClause(sentence.text, from)), context.document.source);
  cuts.takeDue(context.calendar);
  const title = cuts.title().replace(/^(?:An?|The)\s+/, "");
  if (contentWords(title).length < 1 || (match === wanted && cuts.due === undefined)) return undefined;
  return {
    title: `Send ${title}`,
    span: sentence,
    owner: owed === null || owed[1] === "I" ? owner : personOf(owed, sentence, context),
    askedBy: match === wanted ? context.people.within(sentence.start, sentence.end)[0]?.person : undefined,
    helpers: [],
    due: cuts.due,
    status: "todo",
    confidence: 0.7,
  };
}

function personOf(match: RegExpExecArray, sentence: TextSpan, { people }: TaskContext): Person | undefined {
  const name = match[1] ?? "";
  const at = match.index + match[0].indexOf(name);
  return people.resolve(slice(sentence, at, at + name.length));
}
