import type { Block } from "@/lib/language";
import { contentWords, FUNCTION_WORDS, isPlainWord, slice, type TextSpan, wordSet } from "@/lib/language";
import type { People } from "../people/people";
import type { Person } from "../people/person";
import { withAntecedent } from "./antecedent";
import { endOfClause } from "./clause";
import { Cuts } from "./cuts";
import type { TaskContext, TaskDraft } from "./draft";
import { selfOf } from "./item";
import { fromGerund, isActing } from "./verb";
import { isCited, isManual } from "./voice";

const POLITE = String.raw`(?:(?:please|pls|plz|kindly|maybe|perhaps|also|just|quickly|possibly|possible|then|still|at least)\s+)*`;
const CAN_YOU = new RegExp(
  String.raw`(?:^|\b)(?:can|could|would|will) (?:(?:you|u)(?: guys| all| both| two)?|(?:any|some|either|one) ?(?:one|body)?(?: of you)?)\s+${POLITE}(?:be able to |mind |help (?:me |us )?(?:to )?)?([\p{L}][\p{L}-]*)`,
  "iu",
);
const PLEASE =
  /\b(?:please|pls|plz|kindly)[,]?\s+(?:(?:also|just|then|do|both)\s+)*(?:(?:make|be) sure (?:to |that )|remember to |don['’]?t forget to )?([\p{L}][\p{L}-]*)/iu;
const YOU_NEED = new RegExp(
  String.raw`\b(?:you(?:['’]ll)?(?: will)?(?: need| have)? to|you(?:['’]ll| will)(?! (?:find|see|love|like|enjoy|notice|remember|know|be|have|need)\b)|you (?:should|must)|(?:I|we)(?:['’]d| would)? (?:need|want|like|would like|ask) you to|(?:I|we) (?:need|ask) you to|(?:can|could|may|might) (?:I|we) ask you to|(?:was|were|['’]m|am) hoping (?:that )?you (?:could|can|would|might)|(?:grateful|great|good|nice|helpful|lovely|kind|brilliant|wonderful|perfect|ideal|useful|appreciate(?: it)?|thankful) if you(?:['’]d| could| would| can| might)(?: be able to)?|(?:I|we) (?:trust|hope) you (?:can|will|could))\s+${POLITE}([\p{L}][\p{L}-]*)`,
  "iu",
);
const SOMEONE =
  /\b(?:need|want|looking for|wanted) (?:someone|somebody|anyone|a volunteer|volunteers|one of you|people) (?:to|who (?:can|could|will))\s+([\p{L}-]+)/iu;
const MIND = /\b(?:would|do|could) you mind (?:please )?([\p{L}]+ing)\b/iu;

/** Courtesies and replies, which are no tasks. */
const COURTESY = wordSet(
  "find note see be feel have accept excuse forgive ignore disregard let advise keep remember bear hesitate enjoy consider do help make allow wait hold stop take rest refer unsubscribe visit click reply",
);
const COURTESY_TEXT =
  /^(?:let (?:me|us) know (?:if|whether|should|how it)|find (?:attached|enclosed|below)|contact (?:me|us) (?:if|should|with any)|call (?:me|us) if|get in touch|reach out|feel free|do not (?:hesitate|reply)|don['’]t (?:hesitate|reply)|reply to this|click|see (?:attached|below)|take a seat|bear with)/i;
const YES =
  /^\W*(?:yes|yep|yeah|yup|sure|ok(?:ay)?|will do|of course|no problem|np|on it|absolutely|happy to|consider it done|done|aye|ja|si|sí|oui|👍|can do|got it|roger|definitely|gladly|👌|i can\b|i will\b|i['’]?ll\b|i got\b|i have\b|me\b|i do\b|ka pai|mach ich|claro|ok\b)/iu;

/** Tasks that one person asks of another: "could you send me the quote", "please order them". */
export function requests(sentence: TextSpan, block: Block, context: TaskContext): TaskDraft[] {
  if (isCited(sentence.text) || isManual(context.document.source.filename)) return [];
  for (const pattern of [MIND, SOMEONE, CAN_YOU, YOU_NEED, PLEASE]) {
    const match = pattern.exec(sentence.text);
    if (match === null) continue;
    const draft = asked(sentence, match, block, context);
    return draft === undefined ? [] : [draft];
  }
  return [];
}

function asked(
  sentence: TextSpan,
  match: RegExpExecArray,
  block: Block,
  context: TaskContext,
): TaskDraft | undefined {
  const word = match[1] ?? "";
  const verb = fromGerund(word) ?? word;
  const from = match.index + match[0].length - word.length;
  const rest = slice(sentence, from, endOfClause(sentence.text, from));
  if (COURTESY_TEXT.test(rest.text)) return undefined;
  const isChoice = /^let (?:me|us) know (?:which|what|when|by|the|your|who|how many)/i.test(rest.text);
  const cuts = new Cuts(rest, context.document.source);
  cuts.takeDue(context.calendar);
  if (!isChoice && (!isActing(verb) || (COURTESY.has(verb.toLowerCase()) && cuts.due === undefined)))
    return undefined;
  if (isGeneral(match[0], block, context) && cuts.due === undefined) return undefined;
  const owner = addressee(sentence, match.index, block, context);
  const title = withAntecedent(
    verb.charAt(0).toUpperCase() + verb.slice(1) + cuts.title().replace(/\?$/, "").slice(word.length),
    sentence,
    context,
  );
  if (contentWords(title).length < 2) return undefined;
  return { title, span: sentence, owner, helpers: [], due: cuts.due, status: "todo", confidence: 0.75 };
}

/** "You have to read the metadata first" in a call asks nobody, unless somebody says yes. */
function isGeneral(words: string, block: Block, context: TaskContext): boolean {
  if (!context.document.isChat || !/^you(?:['’]ll)? (?:will )?(?:need to|have to|must|should)\b/i.test(words))
    return false;
  const turn = block.voice?.turn ?? 0;
  const next = context.document.blocks.find((it) => (it.voice?.turn ?? 0) > turn);
  return next === undefined || !YES.test(next.text);
}

/** The addressee: a name in the message, the only recipient, the one greeted, the other of two, the one who says yes. */
export function addressee(
  sentence: TextSpan,
  at: number,
  block: Block,
  context: TaskContext,
): Person | undefined {
  const { people } = context;
  const self = selfOf(block, context);
  const nickname = calledShort(sentence, at, people);
  if (nickname !== undefined && nickname !== self) return nickname;
  const called = people
    .within(block.start, sentence.start + at)
    .filter(({ start, end, person }) => person !== self && isCalled(block, start, end))
    .at(-1)?.person;
  if (called !== undefined) return called;
  return block.voice === undefined
    ? undefined
    : context.document.isMail
      ? recipient(block, context)
      : listener(block, self, context);
}

/** "And Wanji, can you …": the beginning of one first name. */
function calledShort(sentence: TextSpan, at: number, people: People): Person | undefined {
  const found =
    /(?:^|[.!?]\s+|\b(?:[Aa]nd|[Ss]o|[Hh]ey|[Oo]k(?:ay)?|[Tt]hen),?\s+)(\p{Lu}\p{Ll}{2,})(?:,\s+|\s+)$/u.exec(
      sentence.text.slice(0, at),
    );
  const [all = "", name = ""] = found ?? [];
  if (found === null || FUNCTION_WORDS.has(name.toLowerCase()) || isPlainWord(name)) return undefined;
  const from = found.index + all.indexOf(name);
  return people.resolve(slice(sentence, from, from + name.length));
}

/** `Bob can you`, `@Ravi please`, `mwangi: …`: addressed by name. */
function isCalled(block: Block, start: number, end: number): boolean {
  const before = block.text.slice(0, start - block.start);
  const after = block.text.slice(end - block.start);
  return (
    /(?:^|[.!?:]\s*|@|\b(?:hi|hey|hello|ok|okay|thanks|so|and|then|great|morning),?\s+)$/i.test(before) &&
    /^\s*(?:[,:–—?]|can\b|could\b|please\b|pls\b|would\b|will you\b|you\b|$)/i.test(after)
  );
}

function recipient(block: Block, { document, people }: TaskContext): Person | undefined {
  const { voice } = block;
  const greeting = document.blocks.find((it) => it.voice?.turn === voice?.turn && it.header === undefined);
  const greeted =
    greeting && greeting.text.length < 60
      ? people.within(greeting.start, greeting.end)[0]?.person
      : undefined;
  if (greeted !== undefined) return greeted;
  const header = document.blocks.find((it) => it.header === "to" && it.voice?.turn === voice?.turn);
  const listed = header ? people.within(header.start, header.end).map(({ person }) => person) : [];
  return new Set(listed).size === 1 ? listed[0] : undefined;
}

function listener(block: Block, self: Person | undefined, context: TaskContext): Person | undefined {
  const { blocks } = context.document;
  const turn = block.voice?.turn ?? 0;
  const next = blocks.find(
    (it) => it.voice !== undefined && it.voice.turn > turn && it.voice.self !== block.voice?.self,
  );
  if (next !== undefined && (next.voice?.turn ?? 0) <= turn + 3 && YES.test(next.text))
    return selfOf(next, context);
  const speakers = new Map(
    blocks.filter((it) => it.voice?.self !== undefined).map((it) => [it.voice?.self, it]),
  );
  const others = [...speakers.values()].map((it) => selfOf(it, context)).filter((person) => person !== self);
  return speakers.size === 2 ? others[0] : undefined;
}
