import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { formatNumber } from "@/lib/core/count";
import { scan } from "@/lib/janitor/scan";
import { generateVault } from "../generate";
import { type Measure, ms, timed } from "../report";

/** The one known tool for the job that npm can install anywhere; `mddb` needs a compiler and its headers. */
const TOOL = ["remark-cli@12.0.1", "remark-validate-links@13.1.0"];

/**
 * The Janitor's first scan in this process against `remark-validate-links`, on the same generated vault. It installs
 * the tool below `dir`, so it needs the registry; that one checks Markdown links alone, and no frontmatter.
 */
export async function measureTools(dir: string, quick: boolean): Promise<Measure[]> {
  const records = quick ? 1_000 : 10_000;
  const vault = path.join(dir, `vault for the tools of ${records}`);
  generateVault(vault, records);
  const tools = path.join(dir, "tools");
  mkdirSync(tools);
  must("npm", ["install", "--silent", "--no-audit", "--no-fund", "--prefix", tools, ...TOOL], tools);
  const ours = await timed(() => scan(vault));
  const remark = path.join(tools, "node_modules/remark-cli/cli.js");
  const use = path.join(tools, "node_modules/remark-validate-links/index.js");
  const args = [
    "--max-old-space-size=8192",
    remark,
    ".",
    "--quiet",
    "--no-stdout",
    "--use",
    `${use}=repository:false`,
  ];
  const theirs = await timed(() => must(process.execPath, args, vault));
  return [
    {
      name: `remark-validate-links : Janitor, ${formatNumber(records)} records`,
      figures: `${ms(theirs)} : ${ms(ours)} (cold, with all its rules)`,
      ratio: theirs / ours,
    },
  ];
}

function must(command: string, args: string[], cwd: string): void {
  const { status, stderr } = spawnSync(command, args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "ignore", "pipe"],
    maxBuffer: 1 << 30,
  });
  // 1 is what a linter says when it has found something.
  if (status !== 0 && status !== 1)
    throw new Error(`${command} ${args.join(" ")} failed: ${stderr.slice(0, 500)}`);
}
