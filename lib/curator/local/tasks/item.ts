import { upperFirst } from "@/lib/core/letter-case";
import type { Block, TextSpan } from "@/lib/language";
import { dayAlone, findDue, isInstruction, isoDay, isQuestion, placeOf } from "@/lib/language";
import type { Person } from "../people/person";
import { commitmentIn } from "./commitment";
import { Cuts } from "./cuts";
import type { TaskContext, TaskDraft } from "./draft";
import { dueOfSection } from "./due/section";
import { extractOwners } from "./owner/owner";
import { selfOf } from "./owner/self";
import { statusOf, UNASSIGNED, withoutStatus } from "./status";
import { withAntecedent } from "./title/antecedent";

/** A question is not a task, unless it is a request. */
const REQUEST = /\b(?:can|could|would|will) (?:you|someone|somebody|\p{Lu})/u;

const NOTHING =
  /^\W*(?:none|nothing|n\/?a|no (?:new |further )?(?:actions?|tasks?|updates?|news|change|progress|blockers?|questions?)|see (?:above|below)|tbd|tbc|as above|-|—)\b.{0,20}$|^\W*(?:list|add|insert|write|enter|describe) (?:\p{L}+ ){0,2}here(?!\p{L})/iu;

/** One line that is a task as a whole: `Bob: write the migration (by Friday)`. */
export function readItem(
  item: TextSpan,
  block: Block,
  context: TaskContext,
  fallback?: Person,
): TaskDraft | undefined {
  const span = commitmentIn(item, context.people);
  if (
    NOTHING.test(span.text) ||
    /^click\b/i.test(span.text) ||
    (block.check === undefined &&
      isQuestion(span.text) &&
      !REQUEST.test(span.text) &&
      !isInstruction({ ...block, text: span.text }))
  )
    return undefined;
  const cuts = new Cuts(span, context.document.source);
  const unassigned = UNASSIGNED.exec(span.text);
  cuts.cut(0, unassigned?.[0].length ?? 0);
  cuts.takeDue(context.calendar);
  const owners = extractOwners(cuts, context.people);
  if (cuts.due === undefined) cuts.takeDue(context.calendar);
  const own = span === item ? cuts.title() : withAntecedent(cuts.title(), span, context, owners.owner);
  const title = withoutStatus(own)
    .replace(/^\((?:carried (?:over|forward)|continued|cont['’]?d|ongoing|new)\)\s*/i, "")
    .replace(/^(?:To|Please|Pls) (?=\p{Ll})/u, "");
  if (!/\p{L}{2,}/u.test(title) || NOTHING.test(title)) return undefined;
  const isNobody = owners.named && !owners.self && owners.owner === undefined;
  const ofLabel = (): string | undefined => dueOfLabel(block, context) ?? dueOfLabelAbove(block, context);
  return {
    title: upperFirst(title),
    span,
    owner: owners.owner ?? (owners.self ? selfOf(block, context) : owners.named ? undefined : fallback),
    helpers: owners.helpers,
    isForAnybody: unassigned !== null || isNobody ? true : undefined,
    due: cuts.due ?? ofLabel() ?? dueOfSection(block.section, context),
    status: statusOf(block),
    confidence: 0.95,
  };
}

/** `Tomorrow: sharpen the planes`, `Mo [ ] sharpen the planes` */
export function dueOfLabel({ label }: Block, { calendar }: TaskContext): string | undefined {
  if (label?.kind !== "actions") return undefined;
  const day = dayAlone(label.text, calendar);
  return day ? isoDay(day) : findDue(label.text, calendar)?.date;
}

/** In a list of a week, a day heads several boxes: it is on the line of the first, and the others are indented below. */
function dueOfLabelAbove(block: Block, context: TaskContext): string | undefined {
  const { blocks } = context.document;
  if (block.check === undefined || block.label !== undefined || block.indent === 0) return undefined;
  for (let at = placeOf(block, blocks) - 1; at >= 0; at--) {
    const above = blocks[at];
    if (above?.check === undefined || above.section !== block.section || blocks[at + 1]?.gap)
      return undefined;
    if (above.label !== undefined)
      return above.indent < block.indent ? dayOfLabel(above, context) : undefined;
  }
  return undefined;
}

/** Of a label that is a day alone. */
function dayOfLabel({ label }: Block, { calendar }: TaskContext): string | undefined {
  const day = label && dayAlone(label.text, calendar);
  return day && isoDay(day);
}
