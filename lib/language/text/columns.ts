import { anyOf } from "../languages/vocabulary";
import { matchKey } from "../match/key";
import { CALENDAR_HEADING } from "../words/events";
import type { Block } from "./block";
import { labelKind } from "./labels";

const COLUMNS = {
  person: new RegExp(`^${anyOf("columnPerson")}$`),
  given: new RegExp(`^${anyOf("columnGiven")}$`),
  surname: new RegExp(`^${anyOf("columnSurname")}$`),
  org: new RegExp(`^${anyOf("columnOrg")}$`),
  initials: new RegExp(`^${anyOf("columnInitials")}$`),
  role: new RegExp(`^${anyOf("columnRole")}$`),
  task: new RegExp(`^${anyOf("columnTask")}$`),
  /** What its cells say is to be done. */
  order: new RegExp(`^${anyOf("columnOrder")}$`),
  due: new RegExp(`^${anyOf("columnDue")}$`),
  status: new RegExp(`^${anyOf("columnStatus")}$`),
  decision: /^(?:decisions?|resolution|outcome|agreed|decided)$/,
} as const;

export type ColumnKind = keyof typeof COLUMNS;

/** Whether a table's column is of this kind, by its heading. */
export const isColumn = (heading: string, kind: ColumnKind): boolean =>
  COLUMNS[kind].test(matchKey(heading)) ||
  (kind === "person" && isDutyColumn(heading)) ||
  (kind === "decision" && labelKind(heading) === "decisions");

/** "Wer / bis": the cells say who, and until when. */
export function isDutyColumn(heading: string): boolean {
  const [who = "", when = "", ...more] = heading.split(/[/+&]/);
  return more.length === 0 && COLUMNS.person.test(matchKey(who)) && COLUMNS.due.test(matchKey(when));
}

/** A row with at least two known headings. */
export function isHeadRow(texts: string[]): boolean {
  const kinds = Object.keys(COLUMNS) as ColumnKind[];
  const known = texts.filter((text) => kinds.some((kind) => isColumn(text, kind)));
  return known.length >= 2 && known.length * 2 >= texts.length;
}

/** A row below "Dates" with a day and nobody: no task, but what takes place. */
export const isCalendarRow = ({ cells, section }: Block): boolean =>
  cells !== undefined &&
  CALENDAR_HEADING.test(section.title) &&
  cells.some(({ column }) => isColumn(column, "due")) &&
  !cells.some(({ column }) => isColumn(column, "person") || isColumn(column, "order"));
