import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { checkInstallation } from "@/lib/health";
import { differences, hashOf, reconcile } from "@/lib/vault";
import { until } from "@/tests/support/until";
import type { TestVault } from "@/tests/support/vault";
import { filesBelow, temporaries } from "./vault-state";

export const rowsOf = <T extends Record<string, unknown>>({ ctx }: TestVault, query: string) =>
  ctx.db.tx(async (tx) => [...(await tx.execute<T>(sql.raw(query)))]);

/** The changes that are written down and not finished. */
export const journalOf = (vault: TestVault) => rowsOf(vault, "select id from vault_journal");

/** Journaled changes whose process, or a statement of it, still holds the lock. */
const HELD = `select act.id from vault_journal act join pg_locks held on held.locktype = 'advisory'
  and (held.classid::bigint << 32) | held.objid::bigint = act.lock_key`;
export const heldOf = (vault: TestVault) => rowsOf(vault, HELD);

/** What the audit log says last of every path that there is. */
async function loggedHashes(vault: TestVault): Promise<Map<string, string | null>> {
  const found = await rowsOf<{ subject: string; hash: string | null }>(
    vault,
    "select distinct on (subject) subject, after_hash as hash from audit_entries where action <> 'inbox.process' order by subject, seq desc",
  );
  return new Map(found.map(({ subject, hash }) => [subject, hash]));
}

/** Every change is finished, every link is whole, and every file in the audit log as it is. */
export async function expectConsistent(vault: TestVault): Promise<void> {
  expect(await journalOf(vault)).toEqual([]);
  expect(await rowsOf(vault, "select source, target from vault_links where state <> 'resolved'")).toEqual([]);
  const logged = await loggedHashes(vault);
  const files = filesBelow(vault.root).filter((file) => !/(^|\/)\.kv|^inbox\/processed/.test(file));
  const wrong = files.filter((file) => logged.get(file) !== hashOf(readFileSync(join(vault.root, file))));
  expect(wrong.slice(0, 10)).toEqual([]);
}

/** The index is that of the disk, no temporary file is left, and `kv check` finds nothing. */
export async function expectChecked(vault: TestVault): Promise<void> {
  await reconcile(vault.ctx);
  expect(await differences(vault.ctx)).toEqual([]);
  // The old files of a change of many are removed after its reply.
  await until("no temporary file is left", () => temporaries(vault.root).length === 0, 10_000);
  const { checks } = await checkInstallation(vault.db, [vault.ctx], 0);
  expect(checks.filter(({ name, faults }) => name !== "engine" && faults.length > 0)).toEqual([]);
}
