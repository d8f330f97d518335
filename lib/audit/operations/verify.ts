import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";

const output = z.object({
  ok: z.boolean(),
  entries: z.int(),
  head: z.string().nullable(),
  problem: z.string().optional().meta({ description: "The first fault, if there is one" }),
});

/** What became of the chain; `head` is the hash of its last entry, to be kept elsewhere as a witness. */
export type AuditVerdict = z.output<typeof output>;

interface Fault extends Record<string, unknown> {
  id: string;
  seq: number | null;
  expected_seq: number;
}

/**
 * Goes through the account's whole chain: an entry that was changed, removed, added or put elsewhere does not
 * go with the hash of the one before it, and one cut off at the end is missed by the head.
 */
export const verifyAudit = defineOperation({
  id: "verifyAudit",
  http: { method: "GET", path: "/audit/verify" },
  tag: "Admin",
  summary: "Check that no entry of the audit log was changed, removed or moved",
  input: noInput,
  output,
  run: (ctx) =>
    ctx.db.tx(async (tx) => {
      const [count] = await tx.execute<{ n: number; seq: number | null; hash: string | null }>(sql`
      select (select count(*)::int from audit_entries where account_id = ${ctx.account.id}::uuid) as n, h.seq, h.hash
      from (select 1) one left join audit_heads h on h.account_id = ${ctx.account.id}::uuid`);
      const [fault] = await tx.execute<Fault>(sql`
      select id, seq, expected_seq from (
        select e.id, e.seq, e.hash, (row_number() over chain)::int as expected_seq,
          kv_audit_hash(e, lag(e.hash, 1, '') over chain) as expected_hash
        from audit_entries e where e.account_id = ${ctx.account.id}::uuid
        window chain as (order by e.seq nulls last, e.id)
      ) checked
      where seq is distinct from expected_seq or hash is distinct from expected_hash
      order by expected_seq limit 1`);
      const entries = count?.n ?? 0;
      const problem = fault ? faultOf(fault) : headFault(entries, count?.seq ?? 0);
      return {
        ok: problem === null,
        entries,
        head: count?.hash ?? null,
        ...(problem !== null && { problem }),
      };
    }),
});

function faultOf({ id, seq, expected_seq }: Fault): string {
  if (seq === null)
    return `The entry with id ${id} stands outside of the chain: it was not made by the service`;
  if (seq !== expected_seq) return `Entry ${expected_seq} is missing: ${seq} follows where it should stand`;
  return `Entry ${seq} is not what was written, or does not follow the entry before it`;
}

const headFault = (entries: number, head: number): string | null =>
  head === entries ? null : `Entries ${entries + 1} to ${head} are missing at the end`;
