import type { Block } from "@/lib/language";
import { ASSENT, anyOf, FUNCTION_WORDS, isPlainWord, slice, type TextSpan } from "@/lib/language";
import type { People } from "../../people/people";
import type { Person } from "../../people/person";
import type { TaskContext } from "../draft";
import { selfOf } from "./self";

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
    /(?:^|[.!?]\s+|\b(?:[Aa]nd|[Ss]o|[Hh]ey|[Oo]k(?:ay)?|[Tt]hen|[Uu]h?m|[Uu]h|[Ee]r|[Aa]lso|[Oo]h|[Rr]ight|[Gg]ood),?\s+)(\p{Lu}\p{Ll}{2,})(?:,\s+|\s+)$/u.exec(
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
    BEFORE_NAME.test(before) &&
    /^\s*(?:[,:–—?]|[-–—]\s|can\b|could\b|please\b|pls\b|would\b|will you\b|you\b|$)/i.test(after)
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
  if (next !== undefined && (next.voice?.turn ?? 0) <= turn + 3 && ASSENT.YES.test(next.text))
    return selfOf(next, context);
  const speakers = new Map(
    blocks.filter((it) => it.voice?.self !== undefined).map((it) => [it.voice?.self, it]),
  );
  const others = [...speakers.values()].map((it) => selfOf(it, context)).filter((person) => person !== self);
  return speakers.size === 2 ? others[0] : undefined;
}

const BEFORE_NAME = new RegExp(
  String.raw`(?:^|[.!?:]\s*|@|(?<!\p{L})(?:ok|okay|so|and|then|great|morning|uh?m|uh|er|oh|also|right|good|${anyOf("greeting")}),?\s+)$`,
  "iu",
);
