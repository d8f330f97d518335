import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";

const output = z.object({
  ok: z.boolean(),
  entries: z.int(),
  head: z.string().nullable(),
  problem: z.string().optional().meta({ description: "The first broken entry, if any" }),
});

/** The result for the whole chain; `head` is the hash of its last entry, which can be stored elsewhere as evidence. */
export type AuditVerification = z.output<typeof output>;

/** The chain as it should end, and what is there. */
interface Ends extends Record<string, unknown> {
  entries: number;
  last: string | null;
  seq: number;
  head: string | null;
}

const NO_ENDS: Ends = { entries: 0, last: null, seq: 0, head: null };

interface BrokenEntry extends Record<string, unknown> {
  id: string;
  seq: number | null;
  expected_seq: number;
}

/**
 * Verifies the account's whole chain: the hash of an entry that was changed, removed, added or moved does not match
 * the one before it, and the head reveals entries that are missing, added or rewritten at the end.
 */
export const verifyAudit = defineOperation({
  id: "verifyAudit",
  http: { method: "GET", path: "/audit/verify" },
  tag: "Audit",
  summary: "Check that no entry of the audit log was changed, removed or moved",
  description: "Each entry has the hash of the one before it, so no change stays hidden.",
  input: noInput,
  output,
  run: (ctx) =>
    ctx.db.tx(async (tx) => {
      const id = ctx.account.id;
      const [ends = NO_ENDS] = await tx.execute<Ends>(sql`
      select (select count(*)::int from audit_entries where account_id = ${id}::uuid) as entries,
        (select hash from audit_entries where account_id = ${id}::uuid and seq is not null
          order by seq desc limit 1) as last,
        coalesce(h.seq, 0) as seq, h.hash as head
      from (select 1) one left join audit_heads h on h.account_id = ${id}::uuid`);
      const [fault] = await tx.execute<BrokenEntry>(sql`
      select id, seq, expected_seq from (
        select e.id, e.seq, e.hash, (row_number() over chain)::int as expected_seq,
          kv_audit_hash(e, lag(e.hash, 1, '') over chain) as expected_hash
        from audit_entries e where e.account_id = ${id}::uuid
        window chain as (order by e.seq nulls last, e.id)
      ) checked
      where seq is distinct from expected_seq or hash is distinct from expected_hash
      order by expected_seq limit 1`);
      const problem = fault ? entryProblem(fault) : endProblem(ends);
      return {
        ok: problem === null,
        entries: ends.entries,
        head: ends.head,
        ...(problem !== null && { problem }),
      };
    }),
});

function entryProblem({ id, seq, expected_seq }: BrokenEntry): string {
  if (seq === null) return `The entry with id ${id} is outside of the chain: the service did not write it`;
  if (seq !== expected_seq) return `Entry ${expected_seq} is missing: ${seq} is in its position`;
  return `Entry ${seq} was changed, or does not follow the entry before it`;
}

function endProblem({ entries, last, seq, head }: Ends): string | null {
  if (seq > entries) return `Entries ${entries + 1} to ${seq} are missing at the end`;
  if (seq < entries)
    return `The head is at entry ${seq}: entries ${seq + 1} to ${entries} were added past it`;
  return last === head
    ? null
    : "Entries at the end were rewritten: the last one has not the hash of the head";
}
