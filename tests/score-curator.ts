import { scoreCorpus } from "@/lib/curator/local/score.fixture";
import { printReport } from "@/lib/curator/local/score-report.fixture";

const dir = process.argv[2];
if (dir === undefined) {
  console.error("Usage: npx tsx tests/score-curator.ts DIR [--quiet]");
  process.exit(2);
}
console.log(printReport(await scoreCorpus(dir), !process.argv.includes("--quiet")));
