import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type OwnService, startService } from "../support/own-service";
import { root } from "../support/root";

let served: OwnService;
beforeAll(async () => {
  served = await startService({ worker: true });
});
afterAll(() => served.stop());

/** The commands of the README, as a newcomer would paste them. */
function tourOf(readme: string): string {
  const block = /```sh tour\n([\s\S]*?)```/.exec(readme)?.[1];
  if (!block) throw new Error("README.md has no block marked `sh tour`");
  return block;
}

test("the README's tour does what it says", { timeout: 120_000 }, async () => {
  const tour = tourOf(readFileSync(join(root, "README.md"), "utf8"));
  const { stdout } = await promisify(execFile)("bash", ["-euc", tour], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: new URL(served.base).port,
      DATABASE_URL: served.databaseUrl,
      KV_DATA_DIR: served.dataDir,
    },
  });
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
});
