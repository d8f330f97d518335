import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { arch, cpus, release, totalmem } from "node:os";
import path from "node:path";
import { isMet, type Measure } from "./report";
import { root } from "./room/process";

const FILE = path.join(root, "bench/results.md");
/** How much worse than the stored ratio a ratio may be. */
const TOLERANCE = 1.5;

/** A row of the table, with the cells as they are written. */
type Row = Record<(typeof COLUMNS)[number], string>;
const COLUMNS = ["Measure", "Ratio", "Target", "Met", "Figures", "Date"] as const;

/** Writes measures to `bench/results.md`; rows of measures that were not taken stay as they are. */
export function storeResults(measures: readonly Measure[]): void {
  const rows = new Map(readRows().map((row) => [row.Measure, row]));
  for (const measure of inFull(measures)) rows.set(measure.name, rowOf(measure));
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const table = [
    line(COLUMNS),
    line(COLUMNS.map(() => "---")),
    ...[...rows.values()].map((row) => line(COLUMNS.map((column) => row[column]))),
  ];
  writeFileSync(FILE, `${[INTRODUCTION, machine(), table.join("\n")].join("\n\n")}\n`);
}

const INTRODUCTION = `# Measurements

Written by \`npm run bench -- --save\`; \`npm run bench -- --guard\` compares a run with them and fails where a ratio with a
target is ${TOLERANCE} times worse. A row stays until its measure is taken again.`;

const machine = (): string => {
  const [first] = cpus();
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  return `Last machine: ${cpus().length} cores (${first?.model.trim() ?? "unknown"}), ${memory} GiB, Linux ${release()} ${arch()}, Node ${process.version}.`;
};

function rowOf({ name, ratio, target, figures }: Measure): Row {
  return {
    Measure: name,
    Ratio: ratio?.toFixed(2) ?? "",
    Target: target ? `${target.is} ${target.limit}` : "",
    Met: ratio === undefined || !target ? "" : isMet(ratio, target) ? "yes" : "no",
    Figures: figures.replaceAll("|", "/"),
    Date: new Date().toISOString().slice(0, 10),
  };
}

function readRows(): Row[] {
  if (!existsSync(FILE)) return [];
  return readFileSync(FILE, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(2)
    .map((line) => {
      const cells = line.slice(2, -2).split(" | ");
      return Object.fromEntries(COLUMNS.map((column, at) => [column, cells[at]?.trim() ?? ""])) as Row;
    });
}

/** A sentence for each measure whose ratio is much worse than the stored one. */
export function regressions(measures: readonly Measure[]): string[] {
  const stored = new Map(readRows().map((row) => [row.Measure, Number(row.Ratio || Number.NaN)]));
  return inFull(measures).flatMap(({ name, ratio, target }) => {
    const before = stored.get(name);
    if (ratio === undefined || !target || before === undefined || Number.isNaN(before)) return [];
    const isWorse = target.is === "at most" ? ratio > before * TOLERANCE : ratio < before / TOLERANCE;
    return isWorse
      ? [
          `${name}: ${ratio.toFixed(2)}, stored ${before.toFixed(2)} (${target.is === "at most" ? "less" : "more"} is better)`,
        ]
      : [];
  });
}

/** Measures with full names: an indented one belongs to the one above it. */
function inFull(measures: readonly Measure[]): Measure[] {
  let above = "";
  return measures.map((measure) => {
    const name = measure.name.trim();
    if (name === measure.name) above = name;
    return name === measure.name ? measure : { ...measure, name: `${above}; ${name}` };
  });
}
