/** `npm test`: everything, in the order in which faults are cheapest to find. Stops at the first stage that fails. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuild } from "@/bin/supervise/build";
import { findChromium, installChromium } from "./support/chromium";

const root = fileURLToPath(new URL("..", import.meta.url));
const tool = (path: string) => join(root, "node_modules", path);
const say = (line: string) => console.log(line);

/** What this needs of vitest's JSON report. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

async function node(args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, pass);
  const [code] = await once(child, "exit");
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.off(signal, pass);
  return code ?? 1;
}

async function stage(name: string, args: string[]): Promise<void> {
  say(`\n── ${name}`);
  if ((await node(args)) !== 0) throw new Error(`The stage "${name}" failed; what is wrong stands above.`);
}

async function chromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  say("Installing Chromium, for the tests of the pages …");
  return installChromium();
}

async function everyTest(browser: string): Promise<{ code: number; passed: number; failed: number }> {
  say("\n── tests");
  const room = mkdtempSync(join(tmpdir(), "kv-report-"));
  const report = join(room, "report.json");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await node([tool("vitest/vitest.mjs"), ...args], { KV_CHROMIUM: browser });
  const counts = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0 };
  rmSync(room, { recursive: true });
  return { code, passed: counts.passed, failed: Math.max(counts.failed, code === 0 ? 0 : 1) };
}

/** A file that fails as a whole (it cannot be loaded, or its set-up fails) counts as one failed test. */
function countsOf(report: Report): { passed: number; failed: number } {
  const hasFailed = ({ status }: { status: string }) => status === "failed";
  const whole = report.testResults.filter(
    (file) => hasFailed(file) && !file.assertionResults.some(hasFailed),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + whole.length };
}

async function main(): Promise<void> {
  const colors = process.stdout.isTTY ? "--colors=force" : "--colors=off";
  const browser = chromium();
  browser.catch(() => {}); // told when it is needed
  await stage("format and lint", [tool("@biomejs/biome/bin/biome"), "ci", colors, "."]);
  await stage("route types", [tool("next/dist/bin/next"), "typegen"]);
  await stage("types", [tool("typescript/bin/tsc"), "--noEmit"]);
  say("\n── build");
  await ensureBuild(root, say);
  const { code, passed, failed } = await everyTest(await browser);
  say(`\n${passed} passed, ${failed} failed`);
  process.exit(code);
}

main().catch((error: Error) => {
  console.error(`\n${error.message}`);
  say("\n0 passed, 1 failed");
  process.exit(1);
});
