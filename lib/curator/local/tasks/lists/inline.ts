import {
  type Block,
  findDue,
  isBareVerb,
  isQuestion,
  sentencesOf,
  slice,
  split,
  type TextSpan,
} from "@/lib/language";
import type { People } from "../../people/people";
import type { Person } from "../../people/person";
import { Cuts } from "../cuts";
import type { TaskContext, TaskDraft } from "../draft";
import { readItem } from "../item";
import { extractOwners } from "../owner/owner";
import { selfOf } from "../owner/self";

/** `Next steps: dig out the invoice, send copies to Ines`: cut where each piece begins with a verb or an owner. */
export function readInline(block: Block, context: TaskContext): TaskDraft[] {
  // `Next: 15 Oct, same place`
  const isMeeting =
    /^next$/i.test(block.label?.text ?? "") &&
    findDue(sentencesOf(block)[0]?.text ?? "", context.calendar)?.start === 0;
  if (isMeeting) return [];
  const pieces = sentencesOf(block)
    .flatMap((sentence) => split(sentence, /;\s+|\s\(\d\)\s/gu))
    .flatMap((piece) => cutAtCommas(piece, context));
  const isMine = /\b(?:me|myself)$/i.test(block.label?.text ?? "");
  const self = isMine ? selfOf(block, context) : labelOwner(block, context);
  const doers = pieces.length > 1 ? doersIn(pieces.at(-1), context) : [];
  const own = doers.length > 0 ? pieces.slice(0, -1) : pieces;
  return own
    .map((piece) => readItem(piece, block, context, self))
    .filter((draft) => draft !== undefined)
    .map((draft, at) => ({
      ...draft,
      // "Action: enable priorities? Need a fix here.": the label is that of the first sentence, unless another has its own owner.
      isLabelled: isRecord(block) && (at === 0 || draft.owner !== undefined) && !isQuestion(draft.span.text),
      isOfWriter: isMine && draft.owner === undefined,
    }))
    .map((draft) =>
      doers.length === 0 || draft.owner ? draft : { ...draft, owner: doers[0], helpers: doers.slice(1) },
    );
}

/** `Action item: …`, not `Tomorrow: …`, which is the kind of a list. */
const isRecord = ({ label }: Block): boolean => RECORD.test(label?.text ?? "");
const RECORD = /^(?:action|to-?do|ai\b)/iu;

/** `Action (CNW): …` */
function labelOwner({ label }: Block, { people }: TaskContext): Person | undefined {
  const name = /\(([^()]{2,40})\)/.exec(label?.text ?? "")?.[1];
  if (name === undefined || label === undefined) return undefined;
  const at = label.start + label.text.indexOf(name);
  return people.resolve({ start: at, end: at + name.length, text: name });
}

/** `File the form. KD, LM.`: those named after the sentence do it. */
function doersIn(piece: TextSpan | undefined, { people }: TaskContext): Person[] {
  const names = piece === undefined ? [] : split(piece, /,\s+|\s(?:&|and)\s/gu);
  return names.every((name) => isSomebody(name, people))
    ? names.flatMap((name) => people.resolve(slice(name, 0, name.text.replace(/[.!]+$/, "").length)) ?? [])
    : [];
}

function isSomebody({ start, end, text }: TextSpan, people: People): boolean {
  const name = text.replace(/[.!]+$/, "");
  return (
    people.within(start, end).some((it) => it.start === start && it.end === start + name.length) ||
    (/^\p{Lu}{2,4}$/u.test(name) && people.byInitials(name) !== undefined)
  );
}

function cutAtCommas(piece: TextSpan, { people }: TaskContext): TextSpan[] {
  const parts = split(piece, /,\s+(?:and\s+)?/g);
  // `Ann Lee, Bob Kerr -- draft the handbook`, `publish the plan, PV`: the owners.
  if (parts.some((part) => isSomebody(part, people))) return [piece];
  const begins = (part: TextSpan): boolean =>
    isBareVerb(/^[\p{L}-]+/u.exec(part.text)?.[0] ?? "") ||
    people.within(part.start, part.start + 20).some(({ start }) => start === part.start);
  const isList =
    parts.filter(begins).length * 2 > parts.length && parts.every((part) => part.text.length < 80);
  return parts.length > 1 && isList ? parts : [piece];
}

const INLINE =
  /(?:\s{2,}|[.;,)]\s+|\s[-–—]+\s|\s[([]|^[([])\s*(?:Action(?: item| point| on)?|ACTION(?: ITEM| ON)?|TODO|To[ -]do|AP|AI)s?\s*#?\d{0,2}\s*(?:[:–—-]\s*|(?:for |on |by )?(?=\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,2}\s*(?::|\sto\s)))/u;

/** `Drawing needed before blockwork.   Action: HvdB, 17 March`: an owner alone refers to the text before. */
export function inlineAction(
  block: Block,
  context: TaskContext,
): { draft: TaskDraft; from: number } | undefined {
  const match = INLINE.exec(block.text);
  if (match === null || block.form === "heading" || block.header !== undefined) return undefined;
  const closing = /[)\]]\s*$/.test(block.text) && /[([]/.test(match[0]) ? 1 : 0;
  const content = slice(block, match.index + match[0].length, block.text.trimEnd().length - closing);
  const draft = readItem(content, block, context);
  if (draft !== undefined && draft.title.split(" ").length > 1) return { draft, from: match.index };
  const cuts = new Cuts(content, context.document.source);
  cuts.takeDue(context.calendar);
  const owners = extractOwners(cuts, context.people);
  const owner = owners.owner ?? context.people.resolve(content);
  const about = slice(
    block,
    Math.max(0, block.text.slice(0, match.index).search(/[^.!?]+[.!?]?\s*$/)),
    match.index,
  );
  const title = new Cuts(about, context.document.source).title();
  if (title === "") return undefined;
  return {
    draft: {
      title,
      span: about,
      owner,
      helpers: owners.helpers,
      due: cuts.due,
      status: "todo",
      confidence: 0.85,
    },
    from: 0,
  };
}
