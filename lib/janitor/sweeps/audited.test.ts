import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Context, closeDatabase, database } from "@/lib/db";
import { PlanLog } from "@/tests/database/plans";
import { contextFor, openVault, type TestVault } from "@/tests/support/vault";
import { areReverted, entriesOfSweep, FIX, isRevertedBy, revertedAmong } from "./audited";

const SWEEPS = 40;
const FIXES = 25;
const OTHERS = 20_000;

let vault: TestVault;
let log: PlanLog;
let ctx: Context;

/** Ids of runs; of each even one, all fixes are reverted. */
const sweeps = Array.from(
  { length: SWEEPS },
  (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
);

beforeAll(async () => {
  vault = await openVault();
  const owner = postgres(vault.databaseUrl, { max: 1, onnotice: () => {} });
  const account = vault.ctx.account.id;
  await owner.begin(async (sql) => {
    const entries = (
      action: string,
      subject: string,
      detail: postgres.PendingQuery<postgres.Row[]>,
      from: string,
    ) =>
      sql`insert into audit_entries (account_id, actor_type, actor_id, actor_label, action, subject, detail)
        select ${account}, 'worker', 'janitor', 'janitor', ${action}, ${subject}, ${detail} from ${sql.unsafe(from)}`;
    const all = `generate_series(0, ${SWEEPS - 1}) s, generate_series(1, ${FIXES}) n`;
    const id = sql`'00000000-0000-4000-8000-' || lpad(s::text, 12, '0')`;
    await entries(FIX, "note/A.md", sql`jsonb_build_object('sweep', ${id})`, all);
    await entries(
      "record.edit",
      "note/A.md",
      sql`jsonb_build_object('fields', '[]'::jsonb)`,
      `generate_series(1, ${OTHERS}) n`,
    );
  });
  await owner`
    insert into audit_entries (account_id, actor_type, actor_id, actor_label, action, subject, detail)
    select account_id, 'worker', 'janitor', 'janitor', 'janitor.revert', subject,
      jsonb_build_object('entry', seq, 'sweep', sweep, 'revert', 'r1')
    from audit_entries where action = ${FIX} and right(sweep, 2)::int % 2 = 0`;
  await owner`analyze audit_entries`;
  await owner.end();
  log = await PlanLog.open(vault.databaseUrl);
  // Connections that were open before log nothing.
  ctx = contextFor(database(vault.databaseUrl), vault.ctx.account);
}, 60_000);
afterAll(async () => {
  await log?.close();
  await closeDatabase();
  await vault?.close();
});

it("finds what was reverted by its own indexes, not in the account's whole log", async () => {
  const [odd = "", even = ""] = [sweeps[1], sweeps[2]];
  const fixes = await entriesOfSweep(ctx, even, FIX);
  expect(fixes).toHaveLength(FIXES);
  expect(log.readsOf("audit_entries")).toEqual(new Set(["audit_entries_sweep"]));

  const state = await areReverted(ctx, [odd, even, crypto.randomUUID()]);
  expect(Object.fromEntries(state)).toEqual({ [odd]: false, [even]: true });
  expect(log.readsOf("audit_entries")).toEqual(new Set(["audit_entries_sweep", "audit_entries_reverts"]));

  const open = await entriesOfSweep(ctx, odd, FIX);
  const seqs = [...fixes, ...open].map(({ seq }) => seq ?? 0);
  log.readsOf("audit_entries");
  expect(await revertedAmong(ctx, seqs)).toEqual(new Set(fixes.map(({ seq }) => seq)));
  const [fix] = fixes;
  if (!fix) throw new Error("there are fixes");
  expect([await isRevertedBy(ctx, fix, "r1"), await isRevertedBy(ctx, fix, "r2")]).toEqual([true, false]);
  expect(log.readsOf("audit_entries")).toEqual(new Set(["audit_entries_reverts"]));
});
