import type { TextSpan } from "@/lib/language";
import { baseForm, FUNCTION_WORDS, isGivenName, isOffice, isPlainWord, wordSet } from "@/lib/language";
import type { Mention } from "../../people/prose/mentions";
import type { TaskContext, TaskDraft } from "../draft";
import { personByRole } from "../owner/role";
import { fromGerund, isActing, isThirdPerson, OBJECT } from "../verb";
import { toDraft } from "./statement";

const ADVERB = String.raw`(?:(?:also|then|just|still|now|please|kindly|probably|definitely|quickly|first|again|personally|therefore|both|all)\s+)*`;
/** "Linda stated she is going to …": what a secretary reports is a promise. */
const SAYS = `(?:said|stated|confirmed|added|reported|noted|advised|indicated|mentioned)`;
const WILL = `(?:will|['’]ll|shall|(?:is|are|['’]s|['’]re) (?:going|planning) to|plans to|(?:is|are) to|to|(?:has |have |had )?(?:kindly )?(?:agreed|offered|promised|volunteered|undertaken|committed|offers|promises|volunteers|agrees) to|undertook to|needs? to|has to|have to|must|should|(?:was|were|is|are|has been|have been) (?:asked|tasked|told|reminded|due|meant|supposed|instructed|directed|requested|authori[sz]ed|mandated|appointed|delegated|invited|nominated|happy|willing) to|be (?:asked|instructed|directed|requested|authori[sz]ed|mandated|appointed|empowered) to|(?:was|were|is|are|has been|have been) given (?:delegated )?(?:authority|permission|approval|the task|the job|the action) to|took an action to|${SAYS}(?: that)? (?:he|she|they)(?:['’]d|['’]ll| will| would| (?:is|are) (?:going|planning) to|['’](?:s|re) (?:going|planning) to)|kindly)`;
const AFTER_NAME = new RegExp(
  String.raw`^(?:\)|\s*\([^()]{1,60}\)|,\s[^,]{2,40},)?(?:\sand (?:the \p{Lu}\p{L}+|others|I))?(?:\s*(?:${ADVERB}))?\s*(?:also\s+)?(?:${WILL})\s+${ADVERB}(?!not\b|never\b)(?:(?:begin|start|try|continue) to\s+|be\s+)?([\p{L}][\p{L}-]*)`,
  "iu",
);
const CLAUSE_START =
  /(?:^|[,;:–—(→>-]\s*|["“]|\b(?:and|so|then|but|that|while|meanwhile|also|ok|okay|therefore|instead|where|for now)\s+)$/i;
/** "I asked Bob to …", "the board instructed Bob to …", "it was left to Bob to …"; the bare "ask Bob to …" is the writer's task. */
const ASKED =
  /\b(?:asked|told|reminded|need|needs|want|wants|would like|['’]d like|got|expect|have asked|has asked|instructed|directed|requested|authori[sz]ed|mandated|tasked|delegated|deputed|invited|urged|appointed|(?:(?:was|is|be) )?left (?:it )?to|left (?:it )?with|falls to|fell to)\s+$/i;

/** "Ann (Chair) also to send …" */
const IS_TO = /^(?:\s*\([^()]{1,60}\))?\s+(?:also )?to\s/u;

/** "Cora reported that she would find out": her own promise. */
const PROMISED = new RegExp(
  String.raw`^\s+(?:kindly )?${SAYS}(?: that)? (?:he|she|they)(?:['’](?:d|ll)| will| would)\s`,
  "iu",
);

const LEFT = /\b(?:remain(?:s|ing)?|left|outstanding|waiting|next|to-?do|action)\b.{0,20}\bfor\s+$/i;

type Match = { at: number; verb: string; needsDue?: boolean };

/** "Ann and Bob will …": the first is the owner, the others help. */
export function namedTasks(
  sentence: TextSpan,
  context: TaskContext,
  { isMeeting }: { isMeeting: boolean },
): TaskDraft[] {
  const drafts: TaskDraft[] = [];
  const mentions = context.people.within(sentence.start, sentence.end);
  mentions.forEach((mention, at) => {
    const lead = leadOf(sentence, mention);
    const first = firstOf(sentence, mentions, at);
    const joined = first !== mention;
    const asked = ASKED.test(lead);
    const after = sentence.text.slice(mention.end - sentence.start);
    // "What is left is for Ann to call the printers"
    const isLeft = LEFT.test(lead) && /^\s+to\s/u.test(after);
    if (!joined && !asked && !isLeft && !CLAUSE_START.test(lead)) return;
    const found =
      asked || isLeft
        ? matchAt(/^\s+to\s+([\p{L}-]+)/iu, after)
        : statementAfter(after, lead.trim() === "", isMeeting);
    if (found === undefined) return;
    const offset = mention.end - sentence.start;
    const draft = toDraft({ sentence, ...found, at: offset + found.at, owner: first.person }, context);
    if (draft === undefined) return;
    const isAssigned = !asked && (IS_TO.test(after) || PROMISED.test(after));
    drafts.push({ ...draft, helpers: joined ? [mention.person] : [], isAssigned });
  });
  return drafts;
}

const BY_ROLE =
  /(?:^|,\s+(?:and\s+|so\s+)?)(?:the\s+)?(\p{Lu}[\p{L}-]{4,}(?: \p{Lu}[\p{L}-]{4,})?)\s+(?:is to|to|will|shall|would|undertook to|agreed to|was asked to)\s+(?:also\s+)?(?!not\b|be\b)(\p{Ll}[\p{L}-]*)/giu;

/** "The Clerk to report the grating": of the only one with this role, or of an office that the note gives nobody. */
export function roleTask(sentence: TextSpan, context: TaskContext): TaskDraft | undefined {
  for (const { 0: whole, 1: role = "", 2: verb = "", index } of sentence.text.matchAll(BY_ROLE)) {
    const owner = personByRole(context.people, role);
    const isHeld = owner !== undefined || isOffice(role.split(" ").at(-1) ?? "");
    if (!isHeld || (/ would\s/iu.test(whole) && !isTakenOn(verb))) continue;
    const at = index + whole.length - verb.length;
    const draft = toDraft({ sentence, at, verb, owner }, context);
    return draft && { ...draft, isAssigned: /\sto\s(?:also\s)?\p{L}+$/u.test(whole) };
  }
  return undefined;
}

/** Ann in "Ann, Bob and Kim". */
function firstOf(sentence: TextSpan, mentions: readonly Mention[], at: number): Mention {
  const [mention, previous] = [mentions[at], mentions[at - 1]] as [Mention, Mention | undefined];
  return previous !== undefined && isJoined(sentence, previous, mention)
    ? firstOf(sentence, mentions, at - 1)
    : mention;
}

const leadOf = (sentence: TextSpan, mention: Mention): string =>
  sentence.text
    .slice(0, mention.start - sentence.start)
    .replace(
      /(?:\b(?:Dr|Mrs?|Ms|Prof|Rev|Sr|Sra|(?:(?:County|Town|City|District) )?(?:Cllr|Councillor))\.?\s+|@)+$/,
      "",
    );

const isJoined = (sentence: TextSpan, a: Mention, b: Mention): boolean =>
  /^\s*(?:,|and|&|\+|\/|,\s+and)\s*$/i.test(
    sentence.text.slice(a.end - sentence.start, b.start - sentence.start),
  );

function statementAfter(after: string, begins: boolean, isMeeting: boolean): Match | undefined {
  return (
    matchAt(AFTER_NAME, after) ??
    (isMeeting ? reported(after) : undefined) ??
    present(after, isMeeting) ??
    progressive(after, isMeeting) ??
    (begins && isMeeting ? participle(after) : undefined) ??
    (isMeeting ? shorthand(after) : undefined) ??
    (begins ? order(after) : undefined)
  );
}

function matchAt(pattern: RegExp, text: string): Match | undefined {
  const match = pattern.exec(text);
  const verb = match?.[1];
  return match === null || verb === undefined
    ? undefined
    : { at: match.index + match[0].length - verb.length, verb };
}

/** `Solomon - measure the fire exit again`: a name, a dash or colon, a bare verb. */
function order(after: string): Match | undefined {
  const found = matchAt(
    /^\s*(?:[:–—]|\s-|,\s+please|->|→|=>|>)\s+(?:please\s+)?(\p{Ll}[\p{L}-]*)(?=\s)/u,
    after,
  );
  if (found === undefined || !isActing(found.verb)) return undefined;
  return OBJECT.test(after.slice(found.at + found.verb.length)) ? found : undefined;
}

/** "Gwen would write to the landlord": as minutes report what somebody takes on; "would support the plan" is an opinion. */
function reported(after: string): Match | undefined {
  const found = matchAt(REPORTED, after);
  return found !== undefined && isTakenOn(found.verb) ? found : undefined;
}
/** Whether "she would …" says what she takes on. */
export const isTakenOn = (verb: string): boolean => CHORES.has(verb) || INQUIRIES.has(verb);
const REPORTED = new RegExp(
  String.raw`^(?:\s*\([^()]{1,60}\))?\s+(?:and\s+)?would\s+${ADVERB}([\p{L}][\p{L}-]*)`,
  "iu",
);

/** "Jo books the ferry before Wednesday": the present tense is a promise with a date, or at a meeting, where chores are assigned. */
function present(after: string, isMeeting: boolean): Match | undefined {
  const found = matchAt(/^\s+([\p{L}]+s)(?=\s)/u, after);
  if (found === undefined || !isThirdPerson(found.verb)) return undefined;
  return { ...found, needsDue: !(isMeeting && doesChore(after)) };
}

/** Whether what follows a name says that somebody does something once: "calls the printers". */
export const doesChore = (after: string): boolean =>
  CHORES.has(baseForm(/^\s+(\p{L}+s)(?=\s)/u.exec(after)?.[1] ?? "")) &&
  /^\s+\p{L}+\s+(?:\p{Lu}|\d|(?:the|an?|our|some|his|her|their|all|new|those|these|both|out|up|off|to|with)(?!\p{L}))/u.test(
    after,
  ) &&
  !/\b(?:usually|always|often|every|normally|already|never|each)\b/i.test(after);

/** "Kayleigh will …", without a full name anywhere: a task without an owner. */
export function unknownPersonTask(sentence: TextSpan, context: TaskContext): TaskDraft | undefined {
  const match =
    // Not `\W`: that is also every letter of Chinese, and the search would be quadratic.
    /^[^\p{L}\p{N}]*(?:\p{L}[^:.!?]{1,50}:\s+)?(\p{L}[\p{L}'’-]+)\s+(?:will|to|is going to|['’]ll|promised to|offered to|agreed to|volunteered to)\s+(?!not\b|be\b)([\p{L}-]+)/u.exec(
      sentence.text,
    );
  const [whole = "", name = "", verb = ""] = match ?? [];
  const isName = isGivenName(name) && !FUNCTION_WORDS.has(name.toLowerCase()) && !isPlainWord(name);
  if (
    match === null ||
    !isName ||
    context.people.within(sentence.start, sentence.start + whole.length).length > 0
  )
    return undefined;
  const draft = toDraft({ sentence, at: whole.length - verb.length, verb }, context);
  return draft && { ...draft, isAssigned: /^\s+to\s/u.test(whole.slice(whole.indexOf(name) + name.length)) };
}

const CHORES = wordSet(
  "book buy bring send ask call prepare order collect contact draft check email write organise organize fetch test update fix print bake cook arrange handle do ring phone invite borrow chase pay copy post deliver remind drop pick clean paint mend repair replace register submit publish circulate forward hand get sort follow",
);

const INQUIRIES = wordSet(
  "contact investigate enquire inquire liaise raise obtain seek request explore research look find speak report purchase provide display place confirm approach source apply review compile distribute monitor meet discuss",
);

/** "Rajiv chasing facilities", as minutes put it. */
function participle(after: string): Match | undefined {
  const found = matchAt(/^\s+(\p{Ll}+ing)(?=\s\p{L}[^,]{3,60}$)/u, after);
  return found !== undefined && fromGerund(found.verb) !== undefined ? found : undefined;
}

/** "Dave get the bay booked", "Bea fix + resubmit": without "to", as hasty notes give something to somebody. */
function shorthand(after: string): Match | undefined {
  const found = matchAt(/^\s+(\p{Ll}[\p{L}-]*)(?=\s)/u, after);
  if (found === undefined || !isActing(found.verb) || ALSO_PAST.has(found.verb)) return undefined;
  const behind = after.slice(found.at + found.verb.length);
  return OBJECT.test(behind) || /^\s[+&]\s\p{Ll}/u.test(behind) ? found : undefined;
}
const ALSO_PAST = wordSet("put set cut let read shut hit cost hurt quit split spread cast bid beat");

/** "Bob is sending the figures tomorrow", at a meeting also "Oscar is drafting the contract". */
function progressive(after: string, isMeeting: boolean): Match | undefined {
  const found = matchAt(/^(?:\s+(?:is|are)|['’](?:s|re))\s+(\p{Ll}+ing)\b/u, after);
  const base = found && fromGerund(found.verb);
  if (found === undefined || base === undefined) return undefined;
  const isChore = isMeeting && CHORES.has(base) && OBJECT.test(after.slice(found.at + found.verb.length));
  return { ...found, needsDue: !isChore };
}
