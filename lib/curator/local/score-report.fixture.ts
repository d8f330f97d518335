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
  /** Of findings that are not folded. */
  precision: number;
  /** With what is folded. */
  recall: number;
  /** Findings that would be written without review. */
  written: Tally;
  /** Findings that would be written, or proposed without being folded. */
  shown: Tally;
}
export interface Tally {
  right: number;
  of: number;
}

export interface Report {
  notes: number;
  scores: Record<Category, Score>;
  /** Due dates that are exactly right, among the tasks found with an expected due date. */
  due: { right: number; of: number; wrong: string[] };
  kinds: { right: number; of: number; wrong: string[] };
  /** Days of notes that are right, including the notes expected to have none. */
  dates: { right: number; of: number; wrong: string[] };
  /** Owners that are exactly right, among the tasks found by their words alone with an expected owner. */
  owners: Tally & { wrong: string[] };
  /** All findings that would be written without review. */
  sure: Tally;
  /** How many findings wait for review, and how many of these are folded. */
  proposals: { shown: number; folded: number };
  /** By the confidence that was claimed, rounded down to 5 %: how many are right. */
  claims: Map<number, Tally>;
  /** People by the language of the note. */
  people: Map<string, { right: number; missing: number; wrong: number }>;
  /** Milliseconds to plan one note, sorted. */
  millis: number[];
}

export function emptyReport(): Report {
  const score = (): Score => ({
    right: 0,
    missing: [],
    wrong: [],
    precision: 1,
    recall: 1,
    written: { right: 0, of: 0 },
    shown: { right: 0, of: 0 },
  });
  const scores = Object.fromEntries(CATEGORIES.map((category) => [category, score()]));
  return {
    notes: 0,
    scores: scores as Record<Category, Score>,
    due: { right: 0, of: 0, wrong: [] },
    kinds: { right: 0, of: 0, wrong: [] },
    dates: { right: 0, of: 0, wrong: [] },
    owners: { right: 0, of: 0, wrong: [] },
    sure: { right: 0, of: 0 },
    proposals: { shown: 0, folded: 0 },
    claims: new Map(),
    people: new Map(),
    millis: [],
  };
}

export function finish(score: Score): void {
  const { right, of } = score.shown;
  const wanted = score.right + score.missing.length;
  score.precision = of === 0 ? 1 : right / of;
  score.recall = wanted === 0 ? 1 : score.right / wanted;
}

/** The report as a table, with `detail` every miss and every wrong finding. */
export function printReport(report: Report, detail = true): string {
  const lines = [
    `${report.notes} notes`,
    "category   precision  recall  right  missing  wrong  written    shown",
  ];
  for (const category of CATEGORIES) {
    const { precision, recall, right, missing, wrong, written, shown } = report.scores[category];
    const figures = [precision.toFixed(3).padStart(9), recall.toFixed(3).padStart(8)];
    const counts = [
      String(right).padStart(6),
      String(missing.length).padStart(8),
      String(wrong.length).padStart(6),
      `${written.right}/${written.of}`.padStart(8),
      `${shown.right}/${shown.of}`.padStart(8),
    ];
    lines.push(`${category.padEnd(10)}${[...figures, ...counts].join(" ")}`);
    if (!detail) continue;
    lines.push(...missing.map((it) => `    missing  ${it}`), ...wrong.map((it) => `    wrong    ${it}`));
  }
  const median = report.millis[Math.floor(report.millis.length / 2)] ?? 0;
  lines.push(
    `dates ${report.dates.right}/${report.dates.of}, due dates ${report.due.right}/${report.due.of}, owners ${report.owners.right}/${report.owners.of}, kinds ${report.kinds.right}/${report.kinds.of}`,
  );
  if (detail)
    lines.push(
      ...[...report.dates.wrong, ...report.due.wrong, ...report.owners.wrong, ...report.kinds.wrong].map(
        (it) => `    ${it}`,
      ),
    );
  for (const [language, { right, missing, wrong }] of report.people)
    lines.push(`people ${language}: ${right} right, ${missing} missing, ${wrong} wrong`);
  const claims = [...report.claims].sort(([a], [b]) => b - a);
  lines.push(
    `claimed: ${claims.map(([percent, { right, of }]) => `${percent} %: ${right}/${of}`).join(", ")}`,
  );
  const perFile = (n: number): string => (n / Math.max(1, report.notes)).toFixed(1);
  const { shown, folded } = report.proposals;
  lines.push(`proposals a file: ${perFile(shown)} shown, ${perFile(folded)} folded`);
  lines.push(`sure: ${report.sure.right} of ${report.sure.of} right`);
  lines.push(`median ${median.toFixed(0)} ms, slowest ${(report.millis.at(-1) ?? 0).toFixed(0)} ms`);
  return lines.join("\n");
}
