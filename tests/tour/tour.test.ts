import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { isRunning } from "@/lib/core/process";
import { loadSecrets } from "@/lib/core/secrets";
import { embeddedUrl, startEmbedded } from "@/lib/db/embedded";
import { type Launched, runningDatabase } from "../support/launch";
import { childrenOf } from "../support/processes";
import { isDeep } from "../support/property";
import { root } from "../support/root";
import { ask, health, starts } from "../support/starts";

const given = starts();

const emailsIn = async (url: string) =>
  (await ask(url, "select email from users")).map((row) => (row as { email: string }).email);

/** The commands of the README, as a newcomer would paste them. */
function tourOf(readme: string): string {
  const block = /```sh tour\n([\s\S]*?)```/.exec(readme)?.[1];
  if (!block) throw new Error("README.md has no block marked `sh tour`");
  return block;
}

/** Does all that the README says, and answers what the commands print. */
async function takeTour({ port }: Launched): Promise<string> {
  const tour = tourOf(readFileSync(join(root, "README.md"), "utf8"));
  const { stdout } = await promisify(execFile)("bash", ["-euc", tour], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATABASE_URL: "", KV_DATA_DIR: given.dataDir },
  });
  return stdout;
}

test("npm start serves the README's tour, ends everything when asked, and has its data the next time", {
  timeout: 240_000,
}, async () => {
  const first = await given.ready();
  expect(await health(first)).toBe(200);
  const stdout = await takeTour(first);
  for (const promised of [
    "Uploaded Website relaunch kickoff.md to inbox",
    '"path":"person/Alice Chen.md"',
    '"path":"person/Bob Martin.md"',
    '"path":"person/Priya Nair.md"',
    "send the revised contract",
    "static site",
    '"fields_changed":["role","tags"]',
    '"to":"person/Alice M. Chen.md"',
  ]) {
    expect(stdout).toContain(promised);
  }

  const processes = childrenOf(first.pid).map(({ pid }) => pid);
  expect(processes.length).toBeGreaterThanOrEqual(3);
  expect(await first.end("SIGTERM")).toBe(0);
  expect(first.output()).not.toContain("Warning");
  expect(processes.filter(isRunning)).toEqual([]);
  expect(embeddedUrl(given.dataDir)).toBeNull();

  // Other starts of the whole are in the deep tests.
  if (!isDeep()) {
    const database = await startEmbedded(given.dataDir, loadSecrets(given.dataDir).databasePassword);
    expect(await emailsIn(database.url)).toEqual(["you@example.org"]);
    return database.stop();
  }
  const second = await given.ready();
  expect(await health(second)).toBe(200);
  expect(await emailsIn(runningDatabase(given.dataDir))).toEqual(["you@example.org"]);
  expect(await second.end("SIGINT")).toBe(0);
});
