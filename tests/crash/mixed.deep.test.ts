import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRecord, reconcile } from "@/lib/vault";
import { bundled } from "@/tests/support/bundle";
import { type Running, runNode } from "@/tests/support/processes";
import { times } from "@/tests/support/property";
import { until } from "@/tests/support/until";
import { openVault, type TestVault } from "@/tests/support/vault";
import { expectChecked, expectConsistent, heldOf, journalOf, rowsOf } from "./checks";
import { begins, expected, found, WRITERS } from "./mixed";
import { filesBelow } from "./vault-state";

const KILLS = times(100, 2);
/** The first request of a round; a round makes fewer. */
const ROUND = 100_000;
/** A kill comes at a random moment so long after the first requests, in ms. */
const WITHIN_MS = 1_000;

let vault: TestVault;
let script: string;
let acknowledged = 0;

beforeAll(async () => {
  vault = await openVault();
  script = await bundled("tests/crash/mixed-for-ever.ts");
  await createRecord(vault.ctx, { type: "note", name: "Target" });
}, 240_000);
afterAll(async () => {
  await vault.close();
  console.log(`${acknowledged} requests acknowledged between ${KILLS} kills`);
});

const prepare = (round: number): Running => {
  const { account } = vault.ctx;
  const env = { ...process.env, DATABASE_URL: vault.databaseUrl };
  return runNode([script, account.id, account.vaultDir, String(round * ROUND)], { env });
};

/** The last acknowledged request of each writer, or the one before the first. */
const lastOf = (output: string, first: number): number[] =>
  Array.from({ length: WRITERS }, (_, writer) =>
    Math.max(
      first - 1,
      ...[...output.matchAll(new RegExp(`^${writer} did (\\d+)$`, "gm"))].map(([, n]) => Number(n)),
    ),
  );

/** Removes what the round has made, so that the vault does not grow. */
async function clear(): Promise<void> {
  for (const file of filesBelow(vault.root).filter((path) => /^(note\/Mixed|inbox\/mixed)/.test(path)))
    rmSync(join(vault.root, file));
  await rowsOf(vault, "delete from inbox_files where state = 'waiting'");
  await reconcile(vault.ctx);
}

it.each(Array.from({ length: KILLS }, (_, n) => n + 1))(
  "a kill of nine writers loses nothing that was acknowledged (%i)",
  async (round) => {
    const process = prepare(round);
    await process.says(/did \d+/, 60_000);
    await sleep(Math.random() * WITHIN_MS);
    expect(await process.end("SIGKILL"), process.output()).toBe("SIGKILL");
    await until("its connections have ended", async () => (await heldOf(vault)).length === 0, 60_000);
    // The next write of the account finishes or undoes what was interrupted.
    await createRecord(vault.ctx, { type: "note", name: `After ${round}` });
    expect(await journalOf(vault)).toEqual([]);

    for (const [writer, last] of lastOf(process.output(), round * ROUND).entries()) {
      acknowledged += last + 1 - round * ROUND;
      const during = last + 1;
      if (begins(during)) {
        if (last >= round * ROUND) expect(found(vault.root, writer, last)).toBe(expected(last));
        expect(["", expected(during)]).toContain(found(vault.root, writer, during));
      } else expect([expected(last), expected(during)]).toContain(found(vault.root, writer, during));
    }
    await expectConsistent(vault);
    await expectChecked(vault);
    await clear();
  },
  120_000,
);
