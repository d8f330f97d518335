/**
 * `npm test` runs everything but what is deep, `npm run test:fast` what finds most faults within a minute, and
 * `npm run test:deep` everything, with properties at full depth. Each ends with a line `N passed, N failed`, and
 * stops at the first stage that fails.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuild } from "@/bin/supervise/build";
import { compileLib } from "./compiled";
import { projectsOf } from "./projects.ts";
import { findChromium, installChromium, installShell } from "./support/chromium";
import { makeScratch } from "./support/scratch";

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
  if ((await node(args)) !== 0) throw new Error(`The stage "${name}" failed; see its output above.`);
}

async function chromium(): Promise<string> {
  const found = findChromium();
  if (found) return process.env.CI ? installShell(found) : found;
  say("Installing Chromium, for the tests of the pages …");
  return installChromium();
}

/** Types come before the build, which removes what they are checked against; the linter reads neither. */
async function checkAndBuild(): Promise<void> {
  const colors = process.stdout.isTTY ? "--colors=force" : "--colors=off";
  const lint = stage("format and lint", [tool("@biomejs/biome/bin/biome"), "ci", colors, "."]);
  const compile = async () => {
    await stage("route types", [tool("next/dist/bin/next"), "typegen"]);
    await stage("types", [tool("typescript/bin/tsc"), "--noEmit"]);
    say("\n── build");
    await ensureBuild(root, say);
  };
  await Promise.all([lint, compile()]);
}

interface Outcome {
  passed: number;
  failed: number;
}

async function test(name: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  say(`\n── ${name}`);
  const room = mkdtempSync(join(tmpdir(), "kv-report-"));
  const report = join(room, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const code = await node([tool("vitest/vitest.mjs"), "run", ...args, ...reporters], env);
  const counts = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0 };
  rmSync(room, { recursive: true });
  return { passed: counts.passed, failed: Math.max(counts.failed, code === 0 ? 0 : 1) };
}

/** A file that fails as a whole (it cannot be loaded, or its set-up fails) counts as one failed test. */
function countsOf(report: Report): Outcome {
  const hasFailed = ({ status }: { status: string }) => status === "failed";
  const whole = report.testResults.filter(
    (file) => hasFailed(file) && !file.assertionResults.some(hasFailed),
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + whole.length };
}

/** Test files that differ from the last commit and that the quick projects do not run anyway. */
function changedTests(): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
  const changed = new Set([
    ...git("diff", "--name-only", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard"),
  ]);
  const { api, own, browser } = projectsOf(root);
  return [...api, ...own, ...browser].filter((file) => changed.has(file));
}

async function fast(): Promise<Outcome[]> {
  const outcomes = [
    await test("layers and pure tests", ["--project=layers", "--project=pure"]),
    await test("database tests of what changed", ["--project=db", "--changed", "--passWithNoTests"]),
  ];
  const changed = changedTests();
  if (changed.length > 0) outcomes.push(await test("changed tests", changed));
  return outcomes;
}

async function every(isDeep: boolean): Promise<Outcome[]> {
  const browser = chromium();
  browser.catch(() => {}); // reported when it is needed
  await checkAndBuild();
  const env = { KV_TEST_COMPILED: await compileLib(root), KV_CHROMIUM: await browser };
  if (isDeep)
    return [
      await test("every test, at full depth", [], { ...env, KV_TEST_DEPTH: "full" }),
      await test("tests of the API, on the API process", ["--project=api"], { KV_TEST_SERVER: "api" }),
    ];
  // The deep tests write more than a memory should hold.
  return [
    await test("tests", ["--project=!deep"], { ...env, TMPDIR: makeScratch(), KV_TEST_FOUND: tmpdir() }),
  ];
}

async function main(mode: string | undefined): Promise<void> {
  const outcomes = mode === "fast" ? await fast() : await every(mode === "deep");
  const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  say(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exit(sum("failed") === 0 ? 0 : 1);
}

main(process.argv[2]).catch((error: Error) => {
  console.error(`\n${error.message}`);
  say("\n0 passed, 1 failed");
  process.exit(1);
});
