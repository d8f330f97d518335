import { upperFirst } from "@/lib/core/letter-case";
import type { Block } from "@/lib/language";
import { ASSENT, contentWords, REQUESTS, slice, type TextSpan, titleOf } from "@/lib/language";
import { endOfClause } from "../clause";
import { Cuts } from "../cuts";
import type { TaskContext, TaskDraft } from "../draft";
import { dueBehind } from "../due/request";
import { addressee } from "../owner/addressee";
import { selfOf } from "../owner/self";
import { withAntecedent, withNamed } from "../title/antecedent";
import { fromGerund, isActing } from "../verb";
import { isCited, isManual } from "../voice";
import { isTalk, speakerOf } from "./minuted";

const {
  CAN_YOU,
  PLEASE,
  YOU_NEED,
  SOMEONE,
  ENSURE,
  MIND,
  NEED_YOURS,
  COURTESY,
  COURTESY_TEXT,
  CHANGES,
  STATES,
} = REQUESTS;

/** Tasks that one person asks of another: "could you send me the quote", "please order them". */
export function requests(sentence: TextSpan, block: Block, context: TaskContext): TaskDraft[] {
  if (isCited(sentence.text) || isManual(context.document)) return [];
  for (const pattern of [ENSURE, MIND, SOMEONE, CAN_YOU, YOU_NEED, PLEASE]) {
    const match = pattern.exec(sentence.text);
    if (match === null) continue;
    const draft = asked(sentence, { pattern, match }, block, context);
    return draft === undefined ? [] : [draft];
  }
  return needed(sentence, block, context);
}

function needed(sentence: TextSpan, block: Block, context: TaskContext): TaskDraft[] {
  const match = block.voice && NEED_YOURS.exec(sentence.text);
  if (!match) return [];
  const from = match.index + match[0].length;
  const rest = slice(sentence, from, endOfClause(sentence.text, from));
  if (STATES.test(rest.text)) return [];
  const cuts = new Cuts(rest, context.document.source);
  // The day may follow the clause: "- Wednesday latest".
  const behind = new Cuts(slice(sentence, from + rest.text.length), context.document.source);
  for (const each of [cuts, behind]) each.takeDue(context.calendar);
  const owner = addressee(sentence, match.index, block, context);
  const title = titleOf(`Send ${cuts.title().replace(/^Your /, "your ")}`);
  const due = cuts.due ?? behind.due ?? dueBehind(sentence, block, owner, context);
  const askedBy = selfOf(block, context);
  return [{ title, span: sentence, owner, askedBy, helpers: [], due, status: "todo", confidence: 0.7 }];
}

function asked(
  sentence: TextSpan,
  { pattern, match }: { pattern: RegExp; match: RegExpExecArray },
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
  const isEnsured = pattern === ENSURE;
  if (
    !isChoice &&
    !isEnsured &&
    (!isActing(verb) ||
      (COURTESY.has(verb.toLowerCase()) && cuts.due === undefined && !CHANGES.test(rest.text)))
  )
    return undefined;
  if (isGeneral(match[0], block, context) && cuts.due === undefined) return undefined;
  // `Ann: Please send it`, as minutes take down who says what: somebody else is to do it.
  const isSaid = block.voice === undefined && block.section.kind !== "actions" && isTalk(context);
  const speaker = isSaid ? speakerOf(block, context)?.person : undefined;
  const called = addressee(sentence, match.index, block, context);
  const owner = called === speaker ? undefined : called;
  const title = withAntecedent(
    upperFirst(verb) + cuts.title().replace(/\?$/, "").slice(word.length),
    sentence,
    context,
  );
  if (contentWords(title).length < 2) return undefined;
  const due = cuts.due ?? dueBehind(sentence, block, owner, context);
  const askedBy = speaker ?? (block.voice && selfOf(block, context));
  return {
    title: withNamed("me", askedBy, title),
    span: sentence,
    owner,
    askedBy,
    helpers: [],
    due,
    status: "todo",
    confidence: 0.75,
  };
}

/** "You have to read the metadata first" in a call asks nobody, unless somebody says yes. */
function isGeneral(words: string, block: Block, context: TaskContext): boolean {
  if (!context.document.isChat || !/^you(?:['’]ll)? (?:will )?(?:need to|have to|must|should)\b/i.test(words))
    return false;
  const turn = block.voice?.turn ?? 0;
  const next = context.document.blocks.find((it) => (it.voice?.turn ?? 0) > turn);
  return next === undefined || !ASSENT.YES.test(next.text);
}
