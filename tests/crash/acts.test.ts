import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRecord, differences, hashOf, reconcile } from "@/lib/vault";
import { runNode } from "@/tests/support/processes";
import { times } from "@/tests/support/property";
import { openVault, type TestVault } from "@/tests/support/vault";
import { filesBelow, temporaries } from "./vault-state";

/** Kills of each kind of act. */
const KILLS = times(5, 1);
const SOURCES = 400;
/** About the time of one act. */
const ACT_MS = 1_500;

let vault: TestVault;
let round = 0;

beforeAll(async () => {
  vault = await openVault();
  await createRecord(vault.ctx, { type: "note", name: "Target" });
  for (let n = 0; n < SOURCES; n += 8) {
    const names = Array.from({ length: 8 }, (_, at) => `Source ${n + at}`);
    await Promise.all(
      names.map((name) => createRecord(vault.ctx, { type: "task", name, body: "of [[note/Target]]\n" })),
    );
  }
}, 120_000);
afterAll(() => vault.close());

/** Kills a process in the midst of its acts. */
async function killWithin(kind: string): Promise<void> {
  const { account } = vault.ctx;
  const env = { ...process.env, DATABASE_URL: vault.databaseUrl };
  const first = String(1_000 * ++round);
  const writer = runNode(["tests/crash/change-for-ever.ts", kind, account.id, account.vaultDir, first], {
    env,
  });
  await writer.says(/act/, 60_000);
  await sleep(Math.random() * 2 * ACT_MS);
  expect(await writer.end("SIGKILL"), writer.output()).toBe("SIGKILL");
}

const rows = <T extends Record<string, unknown>>(query: string) =>
  vault.ctx.db.tx(async (tx) => [...(await tx.execute<T>(sql.raw(query)))]);

/** What the audit log says last of every path that there is. */
async function loggedHashes(): Promise<Map<string, string | null>> {
  const found = await rows<{ subject: string; hash: string | null }>(
    "select distinct on (subject) subject, after_hash as hash from audit_entries order by subject, seq desc",
  );
  return new Map(found.map(({ subject, hash }) => [subject, hash]));
}

/** What holds after the account's next write. */
async function expectConsistent(): Promise<void> {
  expect(await rows("select id from vault_journal")).toEqual([]);
  expect(await rows("select source, target from vault_links where state <> 'resolved'")).toEqual([]);
  const files = filesBelow(vault.root).filter((file) => !/(^|\/)\.kv/.test(file));
  expect(files.filter((file) => file.startsWith("note/Target")).length).toBeLessThanOrEqual(2);
  const uploads = files.filter((file) => file.startsWith("inbox/upload-")).map((file) => file.split("-")[1]);
  for (const upload of new Set(uploads))
    expect(uploads.filter((each) => each === upload)).toHaveLength(SOURCES);
  const logged = await loggedHashes();
  for (const file of files)
    expect([file, logged.get(file)]).toEqual([file, hashOf(readFileSync(join(vault.root, file)))]);

  await reconcile(vault.ctx);
  expect(await differences(vault.ctx)).toEqual([]);
  expect(temporaries(vault.root)).toEqual([]);
}

it.each(["move", "upload", "rewrite", "merge"])(
  "a kill within a %s leaves all of it done, or nothing",
  async (kind) => {
    for (let n = 0; n < KILLS; n += 1) {
      await killWithin(kind);
      await createRecord(vault.ctx, { type: "event", name: `After ${round}` });
      await expectConsistent();
      rmSync(join(vault.root, "inbox"), { recursive: true, force: true });
      await reconcile(vault.ctx);
    }
  },
  60_000 * KILLS,
);
