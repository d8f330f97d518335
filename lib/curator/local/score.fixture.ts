import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readText } from "@/lib/documents";
import { type EntityType, LIKELY, type Plan, SURE } from "../plan";
import { planLocally } from "./plan-locally";
import { type Expected, type Found, matcherOf, matchTitles, personKey } from "./score-match.fixture";
import {
  CATEGORIES,
  type Category,
  emptyReport,
  finish,
  type Report,
  type Score,
} from "./score-report.fixture";

const knownRecord = z.object({
  path: z.string(),
  type: z.string(),
  name: z.string(),
  aliases: z.array(z.string()).default([]),
});
const names = z.array(z.string()).default([]);
/** The words of the note that say it, when its title is in other words. */
const from = z.array(z.string()).optional();
const decision = z.union([
  z.string().transform((title): { title: string; from?: string[] } => ({ title })),
  z.strictObject({ title: z.string(), from }),
]);

export const expectation = z.object({
  kind: z.string(),
  /** In which the note is written, to report it by language. */
  language: z.string().default("en"),
  receivedAt: z.iso.datetime({ offset: true }),
  /** The day of the note; null: the note has none. */
  date: z.iso.date().nullish(),
  known: z.array(knownRecord).default([]),
  people: names,
  orgs: names,
  projects: names,
  tasks: z
    .array(z.object({ title: z.string(), owner: z.string().nullish(), due: z.string().nullish(), from }))
    .default([]),
  decisions: z.array(decision).default([]),
  /** Words of the note of which careful readers do not agree whether they say a task or a decision: models learn from neither. Scores ignore it. */
  doubtful: z.array(z.string()).default([]),
  events: names,
  locations: names,
});
export type Expectation = z.infer<typeof expectation>;

const typeOf: Record<Category, EntityType> = {
  people: "person",
  orgs: "org",
  projects: "project",
  tasks: "task",
  decisions: "decision",
  events: "event",
  locations: "location",
};

/** Plans every note of the folders that has an expectation beside it (format: tests/corpus/curator/README.md). */
export async function scoreCorpus(...dirs: string[]): Promise<Report> {
  const report = emptyReport();
  const files = dirs.flatMap((dir) =>
    readdirSync(dir)
      .sort()
      .map((file) => ({ dir, file })),
  );
  for (const { dir, file } of files) {
    const beside = join(dir, `${file}.expected.json`);
    if (!existsSync(beside)) continue;
    const expected = expectation.parse(JSON.parse(readFileSync(beside, "utf8")));
    const content = readFileSync(join(dir, file));
    const receivedAt = new Date(expected.receivedAt);
    const read = await readText(file, new Uint8Array(content));
    const started = performance.now();
    const plan = await planLocally({
      filename: file,
      content: read?.text ?? content,
      ...(read && { form: read.form, title: read.title }),
      receivedAt,
      known: expected.known,
    });
    report.millis.push(performance.now() - started);
    addNote(report, file, plan, expected);
  }
  for (const category of CATEGORIES) finish(report.scores[category]);
  report.millis.sort((a, b) => a - b);
  return report;
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
    const { pairs, missing, wrong } = matcherOf(category)(wanted, found);
    const score = report.scores[category];
    score.right += pairs.length;
    score.missing.push(...missing.map((it) => `${file}: ${describe(it)}`));
    score.wrong.push(...wrong.map((it) => `${Math.round(100 * it.confidence)} % ${file}: ${describe(it)}`));
    if (category === "people")
      addLanguage(report, expected.language, pairs.length, missing.length, wrong.length);
    if (category === "tasks") addOwners(report, file, matchTitles(wanted, found).pairs);
    const right = new Set(pairs.map(([, find]) => find));
    for (const find of found) addClaim(report, score, find, right.has(find));
    for (const [want, find] of pairs) addDue(report, file, want, find);
  }
}

function addClaim(
  report: Report,
  { written, shown }: Score,
  { confidence, isSure }: Found,
  isRight: boolean,
): void {
  const claimed = Math.floor(confidence * 20) * 5;
  const tally = report.claims.get(claimed) ?? { right: 0, of: 0 };
  report.claims.set(claimed, tally);
  const isShown = isSure || confidence >= LIKELY;
  if (!isSure) report.proposals[isShown ? "shown" : "folded"]++;
  const sure = isSure ? [written, report.sure] : [];
  for (const it of [tally, ...sure, ...(isShown ? [shown] : [])]) {
    it.of++;
    if (isRight) it.right++;
  }
}

function addLanguage(
  { people }: Report,
  language: string,
  right: number,
  missing: number,
  wrong: number,
): void {
  const before = people.get(language) ?? { right: 0, missing: 0, wrong: 0 };
  people.set(language, {
    right: before.right + right,
    missing: before.missing + missing,
    wrong: before.wrong + wrong,
  });
}

function addOwners({ owners }: Report, file: string, pairs: [Expected, Found][]): void {
  for (const [want, find] of pairs.filter(([{ owner }]) => owner)) {
    owners.of++;
    if (personKey(find.owner ?? "") === personKey(want.owner ?? "")) owners.right++;
    else owners.wrong.push(`${file}: ${want.title}: ${find.owner ?? "nobody"}, not ${want.owner}`);
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
      const { confidence } = entity;
      const isSure = entity.existing !== undefined || confidence >= SURE;
      return {
        title: entity.name,
        owner: owner ? (nameByKey.get(owner.to) ?? null) : null,
        due,
        confidence,
        isSure,
      };
    });
}
const OWNER_FIELDS = new Set(["owner", "assignee"]);

function wantedOf(expected: Expectation, category: Category): Expected[] {
  return category === "tasks" || category === "decisions"
    ? expected[category]
    : expected[category].map((title) => ({ title }));
}

const describe = (it: Expected | Found): string => (it.owner ? `${it.title} (${it.owner})` : it.title);
