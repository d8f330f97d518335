import { text } from "node:stream/consumers";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Context } from "@/lib/db";
import { openVault, type TestVault } from "@/tests/support/vault";
import { audit, countAudit, exportAudit, listAudit, verifyAudit } from ".";

let vault: TestVault;
let owner: postgres.Sql;
let ctx: Context;

beforeAll(async () => {
  vault = await openVault();
  owner = postgres(vault.databaseUrl, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await owner.end();
  await vault.close();
});

const note = (account: Context, subject: string, action = "record.edit") =>
  account.db.tx((tx) => audit(account, tx, { action, subject, detail: { n: subject } }));

/** An account with entries 1 to 6. */
async function six(): Promise<Context> {
  const account = await vault.another();
  for (const subject of ["a", "b", "c", "d", "e", "f"]) await note(account, subject);
  return account;
}

describe("the chain", () => {
  it("is whole after many wrote at the same time, several entries in a transaction", async () => {
    ctx = await vault.another();
    const batch = [1, 2, 3].map((n) => ({ action: "x", subject: String(n) }));
    await Promise.all(Array.from({ length: 20 }, () => ctx.db.tx((tx) => audit(ctx, tx, ...batch))));
    const verdict = await verifyAudit(ctx);
    expect(verdict).toMatchObject({ ok: true, entries: 60 });
    const { entries } = await listAudit(ctx);
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 60 }, (_, n) => 60 - n));
    expect(entries[0]?.hash).toBe(verdict.head);
  });

  it("has no entry for a rolled back transaction", async () => {
    const account = await six();
    const fails = account.db.tx(async (tx) => {
      await audit(account, tx, { action: "x", subject: "never" });
      throw new Error("undone");
    });
    await expect(fails).rejects.toThrow("undone");
    expect(await verifyAudit(account)).toMatchObject({ ok: true, entries: 6 });
  });

  it("is empty, and whole, in a new account", async () => {
    expect(await verifyAudit(await vault.another())).toEqual({ ok: true, entries: 0, head: null });
  });

  it("does not let the application change or take away anything", async () => {
    const account = await six();
    for (const forbidden of [
      "update audit_entries set subject = 'z'",
      "delete from audit_entries",
      "update audit_heads set seq = 0",
      "delete from audit_heads",
    ]) {
      await expect(account.db.tx((tx) => tx.execute(forbidden))).rejects.toThrow();
    }
    expect(await verifyAudit(account)).toMatchObject({ ok: true });
  });
});

describe("verifying finds", () => {
  const tamper = async (how: (id: string) => Promise<unknown>) => {
    const account = await six();
    await how(account.account.id);
    return verifyAudit(account);
  };

  it.each(["subject", "action", "actor_label", "before_hash"])("a changed %s", async (column) => {
    const verdict = await tamper(
      (id) => owner`update audit_entries set ${owner(column)} = 'other' where account_id = ${id} and seq = 3`,
    );
    expect(verdict).toMatchObject({ ok: false, problem: expect.stringContaining("Entry 3 was changed") });
  });

  it("a changed time, by a microsecond", async () => {
    const verdict = await tamper(
      (id) =>
        owner`update audit_entries set created_at = created_at + interval '1 microsecond' where account_id = ${id} and seq = 2`,
    );
    expect(verdict.problem).toContain("Entry 2");
  });

  it("a changed detail", async () => {
    const verdict = await tamper(
      (id) => owner`update audit_entries set detail = '{}' where account_id = ${id} and seq = 1`,
    );
    expect(verdict.problem).toContain("Entry 1");
  });

  it.each([1, 3, 6])("entry %i removed", async (seq) => {
    const verdict = await tamper(
      (id) => owner`delete from audit_entries where account_id = ${id} and seq = ${seq}`,
    );
    expect(verdict).toMatchObject({ ok: false, entries: 5 });
    expect(verdict.problem).toContain(seq === 6 ? "missing at the end" : `Entry ${seq} is missing`);
  });

  it("one removed and the others moved up", async () => {
    const verdict = await tamper(async (id) => {
      await owner`delete from audit_entries where account_id = ${id} and seq = 3`;
      for (const seq of [4, 5, 6])
        await owner`update audit_entries set seq = seq - 1 where account_id = ${id} and seq = ${seq}`;
      await owner`update audit_heads set seq = 5 where account_id = ${id}`;
    });
    expect(verdict.problem).toContain("Entry 3");
  });

  it("two that changed places", async () => {
    const verdict = await tamper(async (id) => {
      await owner`update audit_entries set seq = 100 where account_id = ${id} and seq = 2`;
      await owner`update audit_entries set seq = 2 where account_id = ${id} and seq = 3`;
      await owner`update audit_entries set seq = 3 where account_id = ${id} and seq = 100`;
    });
    expect(verdict.problem).toContain("Entry 2");
  });

  it("a tail that was rewritten with hashes that fit", async () => {
    const verdict = await tamper(async (id) => {
      await owner`update audit_entries set subject = 'other' where account_id = ${id} and seq = 5`;
      for (const seq of [5, 6]) {
        await owner`update audit_entries e set hash = kv_audit_hash(e, p.hash) from audit_entries p
          where e.account_id = ${id} and e.seq = ${seq} and p.account_id = e.account_id and p.seq = e.seq - 1`;
      }
    });
    expect(verdict).toMatchObject({ ok: false, problem: expect.stringContaining("rewritten") });
  });

  it("a head that was set back", async () => {
    const verdict = await tamper((id) => owner`update audit_heads set seq = 4 where account_id = ${id}`);
    expect(verdict.problem).toContain("The head is at entry 4: entries 5 to 6");
  });

  it("one that was slipped in past the service", async () => {
    const verdict = await tamper(async (id) => {
      await owner`set session_replication_role = replica`;
      await owner`insert into audit_entries (account_id, actor_type, actor_id, actor_label, action, subject, detail)
        values (${id}, 'user', 'x', 'x', 'x', 'x', '{}')`;
      await owner`set session_replication_role = default`;
    });
    expect(verdict.problem).toContain("outside of the chain");
  });
});

describe("listing", () => {
  it("filters by action, subject, actor and time, and pages", async () => {
    const account = await six();
    await note(account, "note/x.md", "record.create");
    const found = async (input: Parameters<typeof listAudit>[1]) =>
      (await listAudit(account, input)).entries.map(({ subject }) => subject);
    expect(await found({ action: "record.create" })).toEqual(["note/x.md"]);
    expect(await found({ action: "record.*", limit: 2 })).toEqual(["note/x.md", "f"]);
    expect(await found({ subject: "note/*" })).toEqual(["note/x.md"]);
    expect(await found({ subject: "%" })).toEqual([]);
    expect(await found({ actor: "nobody" })).toEqual([]);
    expect(await found({ until: "2001-01-01T00:00:00Z" })).toEqual([]);
    const first = await listAudit(account, { limit: 4 });
    const second = await listAudit(account, { limit: 4, cursor: first.next_cursor ?? "" });
    expect([...first.entries, ...second.entries].map(({ seq }) => seq)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(second.next_cursor).toBeNull();
  });

  it("refuses invalid times and cursors", async () => {
    const account = await vault.another();
    await expect(listAudit(account, { since: "yesterday" })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
    });
    await expect(listAudit(account, { cursor: "x" })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    await expect(listAudit(account, { subject: "\0" })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });

  it("shows nothing of another account", async () => {
    await six();
    expect(await listAudit(await vault.another())).toEqual({ entries: [], next_cursor: null });
  });
});

describe("the export", () => {
  const exported = async (account: Context, input: Parameters<typeof exportAudit>[1]) =>
    text((await exportAudit(account, input)).bytes);

  it("has the entries as they are listed, filtered, in batches, and no more than asked for", async () => {
    const account = await vault.another();
    const many = Array.from({ length: 2_500 }, (_, n) => ({ action: "x.y", subject: `"${n}", a` }));
    await account.db.tx((tx) => audit(account, tx, ...many));
    await note(account, "other");
    const lines = (await exported(account, { format: "jsonl", action: "x.*" })).trimEnd().split("\n");
    expect(lines).toHaveLength(2_500);
    const { entries } = await listAudit(account, { action: "x.*", limit: 1_000 });
    expect(lines.slice(0, 1_000).map((line): unknown => JSON.parse(line))).toEqual(entries);
    const csv = await exported(account, { limit: 1_001 });
    expect(csv.split("\r\n")).toHaveLength(1 + 1_001 + 1);
    expect(csv).toContain(',x.y,"""2499"", a",');
    expect(await countAudit(account, { action: "x.*" })).toEqual({ n: 2_500, isMore: false });
    expect(await countAudit(await vault.another(), {})).toEqual({ n: 0, isMore: false });
    expect(await exported(await vault.another(), { format: "jsonl", action: "x.*" })).toBe("");
    expect((await listAudit(account, { action: "audit.export" })).entries).toHaveLength(2);
  });
});
