import { count, formatNumber } from "@/lib/core/count";
import { isoDay, MAX_ANALYSED_LENGTH, textField } from "@/lib/language";
import { STATUS_BY_TYPE } from "@/lib/vault";
import { LIKELY, MAX_ENTITIES, type PlannedNote, SURE } from "../../plan";
import type { Analysis } from "../analyse";
import { recordName } from "../people/person";
import { confidenceOf } from "./confidence";
import { type KeyPoints, keyPoints } from "./key-points";
import { KIND_WORD } from "./note-name";
import { original } from "./original";

export const noteType = (analysis: Analysis): PlannedNote["type"] => {
  const declared = textField(analysis.document.source.frontmatter, "type");
  if (declared === "note" || declared === "conversation") return declared;
  return analysis.kind === "email" || analysis.kind === "chat" ? "conversation" : "note";
};

/** What the note's frontmatter says beside the file's own: the day, the kind. */
export const noteFields = ({ calendar, kind, document }: Analysis): PlannedNote["fields"] => ({
  ...(calendar.dated && { date: isoDay(calendar.today) }),
  kind,
  source: document.source.filename.slice(0, 500),
});

export function noteStatus(analysis: Analysis, type: PlannedNote["type"]): string {
  const declared = textField(analysis.document.source.frontmatter, "status")?.toLowerCase();
  return declared !== undefined && STATUS_BY_TYPE[type]?.includes(declared) ? declared : "active";
}

/** Context, key points, decisions and action items that are sure, and the original text. */
export function noteBody(analysis: Analysis, left: number): string {
  const decisions = analysis.decisions.filter((found) => confidenceOf.found(found, analysis) >= SURE);
  const tasks = analysis.tasks.filter((task) => confidenceOf.task(task, analysis) >= SURE);
  const sections = [
    section("Context", [contextOf(analysis)]),
    section("Key points", keyPoints(analysis).flatMap(topicLines)),
    section("Decisions", bullets(decisions.map(({ name }) => name))),
    section("Action items", tasks.map(actionLine)),
    section("Left out", leftOut(analysis, left)),
    original(analysis.document.source),
  ];
  return sections.filter((text) => text !== "").join("\n\n");
}

const section = (title: string, lines: string[]): string =>
  lines.length === 0 ? "" : `## ${title}\n\n${lines.join("\n")}`;
const bullets = (lines: string[]): string[] => lines.map((line) => `- ${line}`);

const topicLines = ({ title, points }: KeyPoints, at: number): string[] =>
  title === undefined ? bullets(points) : [...(at > 0 ? [""] : []), `### ${title}`, "", ...bullets(points)];

function actionLine({ title, owner, due, status }: Analysis["tasks"][number]): string {
  const who = owner ? ` — ${recordName(owner)}` : "";
  const when = due ? `, due ${due}` : "";
  return `- [${status === "done" ? "x" : " "}] ${title}${who}${when}`;
}

function contextOf(analysis: Analysis): string {
  const people = analysis.people.all();
  const participants = people.filter((person) => person.participant).map(recordName);
  const others = people.filter((person) => !person.participant).map(recordName);
  const day = analysis.calendar.dated ? ` of ${isoDay(analysis.calendar.today)}` : "";
  const withWhom = participants.length > 0 ? ` with ${listOf(participants)}` : "";
  const about = [...analysis.projects, ...analysis.orgs]
    .filter((found) => confidenceOf.found(found, analysis) >= LIKELY)
    .map(({ name }) => name);
  const sentences = [
    `${KIND_WORD[analysis.kind]}${day}${withWhom}, from the inbox file \`${analysis.document.source.filename.replace(/[`\r\n]/g, "'").slice(0, 240)}\`.`,
    others.length > 0 ? `Also named: ${listOf(others)}.` : "",
    about.length > 0 ? `About ${listOf(about)}.` : "",
  ];
  return sentences.filter((text) => text !== "").join(" ");
}

function listOf(names: string[]): string {
  const shown = names.slice(0, 20);
  const more = names.length > shown.length ? [`${names.length - shown.length} more`] : [];
  const all = [...shown, ...more];
  return all.length < 2 ? (all[0] ?? "") : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

function leftOut({ document }: Analysis, left: number): string[] {
  const { source } = document;
  const lines: string[] = [];
  if (source.masked.length < source.text.length) {
    lines.push(
      `Only the first ${formatNumber(source.masked.length)} of ${formatNumber(source.text.length)} characters were searched (the limit is ${formatNumber(MAX_ANALYSED_LENGTH)}). The whole file is among the processed files of the inbox.`,
    );
  }
  if (left > 0) {
    const records = left === 1 ? "a record" : "records";
    lines.push(
      `${count(left, "more finding")} did not become ${records}: the limit is ${MAX_ENTITIES} per file, and lower for each type.`,
    );
  }
  return bullets(lines);
}
