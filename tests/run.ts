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
import { compileSources } from "./compiled";
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

/** Ends what this has started: with this process, and as soon as something has failed. */
const ended = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => ended.abort());

async function node(args: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
    signal: ended.signal,
  });
  const [code] = await once(child, "exit");
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

/** What tests need, while the linter reads the sources. Answers where those are compiled. */
async function prepare(): Promise<string> {
  const colors = process.stdout.isTTY ? "--colors=force" : "--colors=off";
  const lint = stage("format and lint", [tool("@biomejs/biome/bin/biome"), "ci", colors, "."]);
  const [compiled] = await Promise.all([compileSources(root), ensureBuild(root, say, ended.signal), lint]);
  return compiled;
}

/** Types are checked against those of the routes, which the build writes: while tests run. */
const withTypes = async (tests: Promise<Outcome>): Promise<Outcome> => {
  const [outcome] = await Promise.all([tests, stage("types", [tool("typescript/bin/tsc"), "--noEmit"])]);
  return outcome;
};

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
  const env = { KV_TEST_COMPILED: await prepare(), KV_CHROMIUM: await browser };
  if (isDeep)
    return [
      await withTypes(test("every test, at full depth", [], { ...env, KV_TEST_DEPTH: "full" })),
      await test("tests of the API, on the API process", ["--project=api"], { KV_TEST_SERVER: "api" }),
    ];
  // The deep tests write more than a memory should hold.
  const inMemory = { ...env, TMPDIR: makeScratch(), KV_TEST_FOUND: tmpdir() };
  return [await withTypes(test("tests", ["--project=!deep"], inMemory))];
}

async function main(mode: string | undefined): Promise<void> {
  const outcomes = mode === "fast" ? await fast() : await every(mode === "deep");
  const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  say(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  process.exit(sum("failed") === 0 ? 0 : 1);
}

main(process.argv[2]).catch((error: Error) => {
  ended.abort();
  console.error(`\n${error.message}`);
  say("\n0 passed, 1 failed");
  process.exit(1);
});
