import { scoreCorpus } from "@/lib/curator/local/score.fixture";
import { printReport } from "@/lib/curator/local/score-report.fixture";

const dirs = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
if (dirs.length === 0) {
  console.error("Usage: npx tsx tests/score-curator.ts DIR... [--quiet]");
  process.exit(2);
}
console.log(printReport(await scoreCorpus(...dirs), !process.argv.includes("--quiet")));
