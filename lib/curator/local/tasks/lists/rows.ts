import type { Block, Cell, TextSpan } from "@/lib/language";
import {
  anyOf,
  FINISHED,
  isBareVerb,
  isCalendarRow,
  isColumn,
  isDutyColumn,
  labelKind,
} from "@/lib/language";
import { Cuts } from "../cuts";
import type { TaskContext, TaskDraft } from "../draft";
import { readItem } from "../item";
import { isMe, selfOf } from "../owner/self";

interface Row {
  task?: Cell;
  who?: Cell;
  when?: Cell;
}

/** A row of a table of tasks: by its column headings, or by the content of its cells. `isList`: the table lists tasks. */
export function readRow(block: Block, context: TaskContext, isList: boolean): TaskDraft[] | undefined {
  const cells = block.cells ?? [];
  if (isContact(cells) || isCalendarRow(block)) return undefined;
  const isHeaded = cells.some((cell) => cell.column !== "");
  const { task, who, when } = isHeaded ? byHeadings(cells, context) : byContent(cells, context);
  const verb = /^[\p{L}-]+/u.exec(task?.text ?? "")?.[0] ?? "";
  const isTask = isHeaded
    ? who !== undefined || when !== undefined || isList
    : isList || (who !== undefined && (when !== undefined || isBareVerb(verb.toLowerCase())));
  if (task === undefined || !isTask) return undefined;
  if (isHeaded && !isAsked(task, who, when, context)) return undefined;
  if (!isHeaded && isCount(cells, task) && labelKind(block.section.title) !== "actions") return [];
  const draft = readItem(task, block, context);
  if (draft === undefined) return [];
  const owners = who && context.people.within(who.start, who.end).map(({ person }) => person);
  const owner =
    owners?.[0] ??
    (who && isMe(who.text) ? selfOf(block, context) : undefined) ??
    (who && who.text !== "" ? context.people.resolve(who) : undefined) ??
    draft.owner;
  const status =
    cells.find((cell) => isColumn(cell.column, "status"))?.text ??
    cells.find((cell) => DONE.test(cell.text))?.text ??
    "";
  return [
    {
      ...draft,
      owner,
      helpers: owners?.slice(1) ?? draft.helpers,
      due: dueOf(when, context) ?? draft.due ?? dueOf(who, context) ?? dueInNotes(cells, task, context),
      status: DONE.test(status) ? "done" : draft.status,
    },
  ];
}

/** `photos | Ottilie Hargreaves | 07700 900 123`: whom to ring about what. */
export const isContact = (cells: Cell[]): boolean => cells.some(({ column }) => CONTACT.test(column));
const CONTACT = new RegExp(String.raw`^${anyOf("contact")}\b`, "iu");

/** In minutes as a table most rows only report: nobody has to do anything, at no time. */
function isAsked(task: Cell, who: Cell | undefined, when: Cell | undefined, context: TaskContext): boolean {
  if (who === undefined || !NOBODY.test(who.text) || isColumn(task.column, "order")) return true;
  const verb = /^[\p{L}-]+(?=\s)/u.exec(task.text)?.[0] ?? "";
  return dueOf(when, context) !== undefined || isBareVerb(verb.toLowerCase());
}

const NOBODY = /^[\s–—/-]*$/u;

/** `twins   96`: a stock, not a list of things to do. */
const isCount = (cells: Cell[], task: Cell): boolean =>
  cells.length > 1 && cells.every((cell) => cell === task || /^[\d.,\s]+$/.test(cell.text));

/** `Done`, `✅ Fait` */
const DONE = new RegExp(String.raw`^(?:closed|yes|x|[✓✔✅]\s?|(?:[✓✔✅]\s?)?(?:${FINISHED}))$`, "iu");

function byHeadings(cells: Cell[], context: TaskContext): Row {
  const task = cells.find((cell) => isColumn(cell.column, "task") && /\p{L}{2,}/u.test(cell.text));
  const who = cells.find((cell) => cell !== task && isColumn(cell.column, "person"));
  const others = cells.filter((cell) => cell !== task && cell !== who);
  const when =
    others.find((cell) => isColumn(cell.column, "due")) ??
    others.find((cell) => SHORT_DATE.test(cell.text) && dueOf(cell, context) !== undefined);
  if (who !== undefined) return { task: task ?? talkedAbout(who, others, context), who, when };
  // `| Way forward | | |`: only the first column has a heading.
  const content = cells.some((cell) => cell.column === "") ? byContent(cells, context) : {};
  return { task: task ?? content.task, who: content.who, when: when ?? content.when };
}

/** `TOP | Besprochen | Wer / bis`: what an item is about for which somebody is named. */
function talkedAbout(who: Cell, cells: readonly Cell[], context: TaskContext): Cell | undefined {
  if (!isDutyColumn(who.column)) return undefined;
  const isNamed = context.people.within(who.start, who.end).length > 0;
  const [longest] = cells
    .filter(({ text, column }) => text.split(" ").length > 2 && !isColumn(column, "due"))
    .sort((a, b) => b.text.length - a.text.length);
  return isNamed ? longest : undefined;
}

/** A day alone, below whatever heading. */
const SHORT_DATE = /^\P{L}{0,4}\d{1,2}(?:\.?\s?\p{L}{3,10}\.?|[./-]\d{1,2}\.?)(?:[\s./-]\d{2,4})?$/u;

/** Without headings: the cell with a person, the cell with a date, and the longest of the others. */
function byContent(cells: Cell[], context: TaskContext): Row {
  const who = cells.find((cell) => isPersonCell(cell, context));
  const when = cells.find(
    (cell) =>
      cell !== who &&
      cell.text.length <= 24 &&
      (dueOf(cell, context) !== undefined || /^\[?(?:asap|tbc|tbd|-|urgent|ongoing)\]?$/i.test(cell.text)),
  );
  const others = cells.filter((cell) => cell !== who && cell !== when && /\p{L}{2,}/u.test(cell.text));
  const order = others.find(({ text }) => isBareVerb(/^[\p{L}-]+/u.exec(text)?.[0].toLowerCase() ?? ""));
  // `Flat 3 | check-out, dispute | photos to DPS | SI | Wed`: what is to be done is beside who does it.
  const beside =
    who && others.find((cell) => cells.indexOf(cell) === cells.indexOf(who) - 1 && !STATE.test(cell.text));
  const [longest] = [...others].sort((a, b) => b.text.length - a.text.length);
  return { who, when, task: order ?? beside ?? longest };
}

const STATE = /^(?:in progress|high|low|medium|open|urgent|pending|new|started|blocked|normal)$/i;

function isPersonCell(cell: Cell, { people }: TaskContext): boolean {
  if (cell.text === "" || cell.text.length > 40) return false;
  const [mention] = people.within(cell.start, cell.end);
  // `OA: chase the auditors` says what this person does.
  if (mention !== undefined && /^\s*[:–—]\s+\p{L}/u.test(cell.text.slice(mention.end - cell.start)))
    return false;
  if (mention !== undefined)
    return mention.start - cell.start <= 4 && (mention.end - mention.start) * 2 >= cell.text.length;
  if (isMe(cell.text)) return true;
  return !/\s/.test(cell.text) && /^\p{Lu}/u.test(cell.text) && people.resolve(cell) !== undefined;
}

/** The day in a separate cell, where `12.10` and `12-10` can only be dates, and a form has left its brackets: `[05/02/2026]`. */
function dueOf(cell: TextSpan | undefined, context: TaskContext): string | undefined {
  if (cell === undefined) return undefined;
  const text = cell.text.replace(/^\[([^[\]]*)\]$/, " $1 ").replace(/^(\d{1,2})[.-](\d{1,2})\.?$/, "$1/$2");
  const cuts = new Cuts({ ...cell, text }, context.document.source);
  cuts.takeDue(context.calendar);
  return cuts.due;
}

/** A date in the row's notes: `with Gregor, deadline 20 Nov`. */
const dueInNotes = (cells: Cell[], task: Cell, context: TaskContext): string | undefined =>
  cells
    .filter((cell) => cell !== task && /\b(?:due|deadline|by|before|until)\b/i.test(cell.text))
    .map((cell) => dueOf(cell, context))
    .find((due) => due !== undefined);
