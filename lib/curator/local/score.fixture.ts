import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type EntityType, type Plan, SURE } from "../plan";
import { planLocally } from "./plan-locally";
import { type Expected, type Found, matchByName, matchDecisions, matchTasks } from "./score-match.fixture";

const knownRecord = z.object({
  path: z.string(),
  type: z.string(),
  name: z.string(),
  aliases: z.array(z.string()).default([]),
});
const names = z.array(z.string()).default([]);

const expectation = z.object({
  kind: z.string(),
  receivedAt: z.iso.datetime({ offset: true }),
  /** The day of the note; null: the note has none. */
  date: z.iso.date().nullish(),
  known: z.array(knownRecord).default([]),
  people: names,
  orgs: names,
  projects: names,
  tasks: z
    .array(z.object({ title: z.string(), owner: z.string().nullish(), due: z.string().nullish() }))
    .default([]),
  decisions: names,
  events: names,
  locations: names,
});
type Expectation = z.infer<typeof expectation>;

export const CATEGORIES = [
  "people",
  "orgs",
  "projects",
  "tasks",
  "decisions",
  "events",
  "locations",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Counts over all notes; `missing` and `wrong` read `<file>: <name>`. */
export interface Score {
  right: number;
  missing: string[];
  wrong: string[];
  precision: number;
  recall: number;
}

export interface Report {
  notes: number;
  scores: Record<Category, Score>;
  /** Of the tasks found, with an expected due date: how many have exactly that one. */
  due: { right: number; of: number; wrong: string[] };
  kinds: { right: number; of: number; wrong: string[] };
  /** Of the notes with an expected day, or expected to have none. */
  dates: { right: number; of: number; wrong: string[] };
  /** Of all findings that would be written without review. */
  sure: { right: number; of: number };
  /** Milliseconds to plan one note, sorted. */
  millis: number[];
}

const typeOf: Record<Category, EntityType> = {
  people: "person",
  orgs: "org",
  projects: "project",
  tasks: "task",
  decisions: "decision",
  events: "event",
  locations: "location",
};

/** Plans every note of `dir` that has an expectation beside it (format: tests/corpus/curator/README.md). */
export async function scoreCorpus(dir: string): Promise<Report> {
  const report = emptyReport();
  for (const file of readdirSync(dir).sort()) {
    const beside = join(dir, `${file}.expected.json`);
    if (!existsSync(beside)) continue;
    const expected = expectation.parse(JSON.parse(readFileSync(beside, "utf8")));
    const content = readFileSync(join(dir, file));
    const started = performance.now();
    const receivedAt = new Date(expected.receivedAt);
    const plan = await planLocally({ filename: file, content, receivedAt, known: expected.known });
    report.millis.push(performance.now() - started);
    addNote(report, file, plan, expected);
  }
  for (const category of CATEGORIES) finish(report.scores[category]);
  report.millis.sort((a, b) => a - b);
  return report;
}

function emptyReport(): Report {
  const score = (): Score => ({ right: 0, missing: [], wrong: [], precision: 1, recall: 1 });
  const scores = Object.fromEntries(CATEGORIES.map((category) => [category, score()]));
  return {
    notes: 0,
    scores: scores as Record<Category, Score>,
    due: { right: 0, of: 0, wrong: [] },
    kinds: { right: 0, of: 0, wrong: [] },
    dates: { right: 0, of: 0, wrong: [] },
    sure: { right: 0, of: 0 },
    millis: [],
  };
}

function addNote(report: Report, file: string, plan: Plan, expected: Expectation): void {
  report.notes++;
  report.kinds.of++;
  if (plan.kind === expected.kind) report.kinds.right++;
  else report.kinds.wrong.push(`${file}: ${plan.kind}, not ${expected.kind}`);

  addDate(report, file, plan, expected);
  for (const category of CATEGORIES) {
    const found = findsOf(plan, typeOf[category]);
    const wanted = wantedOf(expected, category);
    const match = { tasks: matchTasks, decisions: matchDecisions }[category as string] ?? matchByName;
    const { pairs, missing, wrong } = match(wanted, found);
    const score = report.scores[category];
    score.right += pairs.length;
    score.missing.push(...missing.map((it) => `${file}: ${describe(it)}`));
    score.wrong.push(...wrong.map((it) => `${file}: ${describe(it)}`));
    report.sure.right += pairs.filter(([, find]) => find.isSure).length;
    report.sure.of += found.filter((find) => find.isSure).length;
    for (const [want, find] of pairs) addDue(report, file, want, find);
  }
}

function addDate({ dates }: Report, file: string, plan: Plan, { date }: Expectation): void {
  if (date === undefined) return;
  const found = plan.note.fields.date ?? null;
  dates.of++;
  if (found === date) dates.right++;
  else dates.wrong.push(`${file}: dated ${String(found ?? "never")}, not ${date ?? "dated"}`);
}

function addDue(report: Report, file: string, want: Expected, find: Found): void {
  if (want.due === undefined || want.due === null) return;
  report.due.of++;
  if (find.due === want.due) report.due.right++;
  else report.due.wrong.push(`${file}: ${want.title}: ${find.due ?? "none"}, not ${want.due}`);
}

function findsOf(plan: Plan, type: EntityType): Found[] {
  const nameByKey = new Map(plan.entities.map((entity) => [entity.key, entity.name]));
  return plan.entities
    .filter((entity) => entity.type === type)
    .map((entity) => {
      const owner = plan.links.find((link) => link.from === entity.key && OWNER_FIELDS.has(link.field));
      const due = typeof entity.fields.due === "string" ? entity.fields.due : null;
      const isSure = entity.existing !== undefined || entity.confidence >= SURE;
      return { title: entity.name, owner: owner ? (nameByKey.get(owner.to) ?? null) : null, due, isSure };
    });
}
const OWNER_FIELDS = new Set(["owner", "assignee"]);

function wantedOf(expected: Expectation, category: Category): Expected[] {
  return category === "tasks" ? expected.tasks : expected[category].map((title) => ({ title }));
}

const describe = (it: Expected | Found): string => (it.owner ? `${it.title} (${it.owner})` : it.title);

function finish(score: Score): void {
  const found = score.right + score.wrong.length;
  const wanted = score.right + score.missing.length;
  score.precision = found === 0 ? 1 : score.right / found;
  score.recall = wanted === 0 ? 1 : score.right / wanted;
}

/** The report as a table, with `detail` every miss and every wrong finding. */
export function printReport(report: Report, detail = true): string {
  const lines = [`${report.notes} notes`, "category   precision  recall  right  missing  wrong"];
  for (const category of CATEGORIES) {
    const { precision, recall, right, missing, wrong } = report.scores[category];
    const figures = [precision.toFixed(3).padStart(9), recall.toFixed(3).padStart(8)];
    const counts = [
      String(right).padStart(6),
      String(missing.length).padStart(8),
      String(wrong.length).padStart(6),
    ];
    lines.push(`${category.padEnd(10)}${[...figures, ...counts].join(" ")}`);
    if (!detail) continue;
    lines.push(...missing.map((it) => `    missing  ${it}`), ...wrong.map((it) => `    wrong    ${it}`));
  }
  const median = report.millis[Math.floor(report.millis.length / 2)] ?? 0;
  lines.push(
    `dates ${report.dates.right}/${report.dates.of}, due dates ${report.due.right}/${report.due.of}, kinds ${report.kinds.right}/${report.kinds.of}`,
  );
  if (detail)
    lines.push(
      ...[...report.dates.wrong, ...report.due.wrong, ...report.kinds.wrong].map((it) => `    ${it}`),
    );
  lines.push(`sure: ${report.sure.right} of ${report.sure.of} right`);
  lines.push(`median ${median.toFixed(0)} ms, slowest ${(report.millis.at(-1) ?? 0).toFixed(0)} ms`);
  return lines.join("\n");
}
