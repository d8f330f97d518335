import { ASSENT, type Block, findDue, messageDay, type TextSpan } from "@/lib/language";
import type { Person } from "../../people/person";
import type { TaskContext } from "../draft";
import { selfOf } from "../owner/self";

/** "No rush, end of June is fine." */
const SUFFICES =
  /\b(?:(?:is|are|would be|['’]s|will be) (?:fine|ok(?:ay)?|great|good|perfect|enough|early enough|soon enough|ideal)|at the latest|latest|no rush|no hurry|if possible)\b/iu;
const MAX_LENGTH = 80;

/** When something that is asked for is due, by the sentence after it or by the answer: "sure, tonight". */
export function dueBehind(
  sentence: TextSpan,
  block: Block,
  owner: Person | undefined,
  context: TaskContext,
): string | undefined {
  const [next = ""] =
    /^[^.!?]{1,80}(?=[.!?]|$)/u.exec(block.text.slice(sentence.end - block.start).trim()) ?? [];
  const after = SUFFICES.test(next) ? findDue(next, context.calendar) : undefined;
  return after?.date ?? dueInAnswer(block, owner, context);
}

function dueInAnswer(block: Block, owner: Person | undefined, context: TaskContext): string | undefined {
  const { blocks, isChat } = context.document;
  const answer = isChat
    ? blocks.find(({ voice }) => voice !== undefined && voice.turn > (block.voice?.turn ?? 0))
    : undefined;
  if (answer === undefined || owner === undefined || selfOf(answer, context) !== owner) return undefined;
  if (answer.text.length > MAX_LENGTH || !ASSENT.YES.test(answer.text)) return undefined;
  const today = messageDay(answer.voice?.when, context.calendar);
  return findDue(answer.text, { ...context.calendar, today })?.date;
}
