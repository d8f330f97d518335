import { spawnSync } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { formatNumber } from "@/lib/core/count";
import { generateVault } from "../generate";
import { type Measure, median, ms } from "../report";
import type { JanitorRounds } from "./rounds";

const SCRIPT = fileURLToPath(new URL("rounds.ts", import.meta.url));

/** Scans of generated vaults below `dir`, against reading the same files; with `large`, also of 100,000 records. */
export function measureJanitor(dir: string, options: { quick: boolean; large: boolean }): Measure[] {
  const small = roundsOf(dir, options.quick ? 1_000 : 10_000, options.quick ? 3 : 5);
  const measures = summary(small, { memory: 400, timed: true });
  if (!options.large) return measures;
  const large = roundsOf(dir, 100_000, 3);
  const [most, least] = [median(large.cpu), median(small.cpu)];
  const clock = `${ms(fullOf(large))} : ${ms(fullOf(small))} by the clock`;
  const figures = `${ms(most)} : ${ms(least)} of processor time; ${clock}`;
  const growth: Measure = { name: "  100,000 : 10,000", figures, ratio: most / least };
  if (!options.quick) growth.target = { limit: 11, is: "at most" };
  return [...measures, ...summary(large, { memory: 600, timed: false }), growth];
}

const fullOf = ({ rounds }: JanitorRounds): number => median(rounds.map(({ full }) => full));

function roundsOf(dir: string, records: number, rounds: number): JanitorRounds {
  const vault = path.join(dir, `janitor's vault of ${records}`);
  generateVault(vault, records);
  const args = ["--import", "tsx", SCRIPT, vault, String(rounds)];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`The scans of ${records} records failed: ${stderr}`);
  return JSON.parse(stdout) as JanitorRounds;
}

/** `memory` in MB at most; `timed` where the targets of time are meant for this size. */
function summary(
  { records, issues, rounds, first, peak }: JanitorRounds,
  { memory, timed }: { memory: number; timed: boolean },
): Measure[] {
  const of = (key: "cat" | "full" | "again") => median(rounds.map((round) => round[key]));
  const count = formatNumber(records);
  return [
    {
      name: `Janitor's scan of ${count} records : cat`,
      figures: `${ms(of("full"))} : ${ms(of("cat"))} (${issues} issues; first of a process ${ms(first)}; ${rounds.length} rounds)`,
      ratio: median(rounds.map(({ full, cat }) => full / cat)),
      ...(timed && { target: { limit: 3, is: "at most" } }),
    },
    {
      name: "  again, nothing changed : first",
      figures: `${ms(of("again"))} : ${ms(of("full"))}`,
      ratio: median(rounds.map(({ again, full }) => again / full)),
      ...(timed && { target: { limit: 0.3, is: "at most" } }),
    },
    {
      name: "  memory of its process, MB",
      figures: "at most, the runtime and its compiler included",
      ratio: peak,
      target: { limit: memory, is: "at most" },
    },
  ];
}
