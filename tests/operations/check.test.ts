import { appendFileSync, mkdirSync, renameSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { changeCredentials } from "@/lib/gateway";
import { checkInstallation } from "@/lib/health";
import { closeRun, insertRun } from "@/lib/runs";
import { addToInbox, createRecord, reconcile } from "@/lib/vault";
import { kv } from "../support/cli";
import { dataDir } from "../support/data-dir";
import { isDeep } from "../support/property";
import { until } from "../support/until";
import { expectWhole } from "../support/whole";
import { working } from "../support/workers";

/** Without patience: what is planted here does not disappear, and the worker must not fix it first. */
const PATIENCE = 0;

const given = working(1);
let owner: postgres.Sql;
let openRun: string;

beforeAll(async () => {
  const { vault, workers } = given;
  const { ctx } = vault;
  owner = postgres(vault.databaseUrl, { max: 1, onnotice: () => {} });
  await createRecord(ctx, { type: "note", name: "Plan", body: "[[Alice Chen]] [[nobody]]" });
  await createRecord(ctx, { type: "person", name: "Alice Chen" });
  vault.write("task/Broken.md", "---\ntype: task\n\tname: tab\n---\n");
  await addToInbox(ctx, {
    filename: "kickoff.md",
    content: "# Kickoff\n\nAttendees: Alice Chen, Bob Martin\n",
  });
  const isProcessed = () => owner`select 1 from inbox_files where state = 'processed'`;
  await until("the file is processed", async () => (await isProcessed()).length === 1, 30_000);
  await expectWhole(vault.db, ctx);
  await Promise.all(workers.map((each) => each.end("SIGTERM")));
  await changeCredentials(ctx, { ROUTER_API_KEY: "a-key-for-the-router" });
  await reconcile(ctx);
  const run = { type: "JanitorWorkflow", taskQueue: "janitor", input: {}, trigger: "manual" } as const;
  openRun = await ctx.db.tx(async (tx) => {
    const done = await insertRun(ctx, tx, { ...run, workflowId: "closed" });
    await closeRun(ctx, tx, done.runId, { status: "COMPLETED", result: null });
    return (await insertRun(ctx, tx, { ...run, workflowId: "open" })).runId;
  });
}, 90_000);
afterAll(() => owner?.end());

const report = () => checkInstallation(given.vault.db, [given.vault.ctx], PATIENCE);
const faulty = async () => {
  const { checks, ok } = await report();
  const found = checks.filter(({ faults }) => faults.length > 0);
  expect(ok).toBe(found.length === 0);
  return found.map(({ name, faults }) => [name, ...faults.map((fault) => fault.slice(0, 200))]);
};
const at = (path: string) => join(given.vault.root, path);

/** Makes an error, sees it, and reverts it. */
async function expectFound(
  plant: () => unknown,
  undo: () => unknown,
  ...wanted: [name: string, fault: RegExp][]
): Promise<void> {
  await plant();
  const found = await faulty();
  await undo();
  expect(found.map(([name]) => name)).toEqual(wanted.map(([name]) => name));
  for (const [n, [, fault]] of wanted.entries()) expect(found[n]?.slice(1).join("\n")).toMatch(fault);
  expect(await faulty()).toEqual([]);
}

describe("kv check", () => {
  it("finds nothing where nothing is wrong, and reports what it checked", async () => {
    const { ok, checks } = await report();
    expect(ok).toBe(true);
    const looked = Object.fromEntries(checks.map((each) => [each.name, each.looked]));
    expect(looked).toMatchObject({
      schema: "migrations are current",
      secrets: "1 encrypted value",
      runs: "1 open runs against the engine",
    });
    expect(looked.records).toMatch(/^[5-9] records, 1 with a reported problem$/);
  });

  it("a record that does not parse, without a reported problem", () =>
    expectFound(
      () => owner`update vault_files set problem = null where path = 'task/Broken.md'`,
      async () => {
        await owner`delete from vault_files where path = 'task/Broken.md'`;
        await reconcile(given.vault.ctx);
      },
      ["records", /task\/Broken.md does not parse, which is not reported/],
      ["index", /task\/Broken.md: problem/],
    ));

  it("a file that the index does not know as it is", async () => {
    await expectFound(
      () => appendFileSync(at("note/Plan.md"), "more"),
      () => reconcile(given.vault.ctx),
      ["index", /file note\/Plan.md: (size|hash|mtimeMs)/],
    );
    await expectFound(() => given.vault.write("note/New.md", "# New\n"), () => {
      unlinkSync(at("note/New.md"));
    }, ["index", /file note\/New.md is missing/]);
    await expectFound(() =>
      owner`update vault_texts set body = 'other' where path = 'note/Plan.md'`, async () => {
      await owner`delete from vault_texts where path = 'note/Plan.md'`;
      await reconcile(given.vault.ctx);
    }, ["index", /text note\/Plan.md: body/]);
  });

  it("a link whose target differs from the graph", () =>
    expectFound(
      () =>
        owner`update vault_links set state = 'broken', target_path = null where target = 'Alice Chen' and source = 'note/Plan.md'`,
      () =>
        owner`update vault_links set state = 'resolved', target_path = 'person/Alice Chen.md' where target = 'Alice Chen' and source = 'note/Plan.md'`,
      ["links", /link note\/Plan.md · \d+: state is "broken"/],
    ));

  it("a stale temporary file", () =>
    expectFound(
      () => writeFileSync(at("note/.kv-tmp-01234567-999999-0123456789abcdef"), "half"),
      () => unlinkSync(at("note/.kv-tmp-01234567-999999-0123456789abcdef")),
      ["temporary files", /note\/\.kv-tmp-/],
    ));

  it("an inbox file that is not there, or that no run processes", async () => {
    const row = (state: string, workflow: string | null) => owner`
      insert into inbox_files (account_id, filename, location, state, workflow_id, received_at)
      values (${given.vault.ctx.account.id}, 'gone.md', 'inbox/quarantine/gone.md', ${state}, ${workflow}, now())`;
    const undo = () => owner`delete from inbox_files where filename = 'gone.md'`;
    await expectFound(() => row("quarantined", null), undo, [
      "inbox",
      /gone.md is quarantined, but does not exist/,
    ]);
    await expectFound(() => row("processing", "none"), undo, [
      "inbox",
      /gone.md is processing, but has no open run/,
    ]);
  });

  it("an audit log of which an entry was changed", () =>
    expectFound(
      () => owner`update audit_entries set subject = subject || 'x' where seq = 2`,
      () => owner`update audit_entries set subject = left(subject, -1) where seq = 2`,
      ["audit log", /Entry 2 was changed/],
    ));

  it("runs of which the engine and the rows say different things", async () => {
    await expectFound(
      () => owner`update workflow_runs set dispatched = true where run_id = ${openRun}`,
      () => owner`update workflow_runs set dispatched = false where run_id = ${openRun}`,
      ["runs", /was dispatched, but the engine does not have it/],
    );
    const [done] = await owner<
      { id: string }[]
    >`select workflow_uuid as id from dbos.workflow_status where status = 'SUCCESS' limit 1`;
    const living = async () => {
      await owner`insert into engine.processes (executor_id, host, pid) values ('x', 'elsewhere', 1)`;
      await owner`update dbos.workflow_status set status = 'PENDING' where workflow_uuid = ${done?.id ?? ""}`;
    };
    await expectFound(living, async () => {
      await owner`delete from engine.processes`;
      await owner`update dbos.workflow_status set status = 'SUCCESS' where workflow_uuid = ${done?.id ?? ""}`;
    }, ["engine", /executes .* which is not an open run/]);
  });

  it("a history with a gap, of no run, or that does not end", async () => {
    const { id } = given.vault.ctx.account;
    const [event] = await owner<{ run_id: string }[]>`
      select run_id from workflow_events where type = 'WORKFLOW_EXECUTION_COMPLETED' limit 1`;
    const last = owner`run_id = ${event?.run_id ?? ""} and type like 'WORKFLOW_EXECUTION_%' and event_id > 1`;
    await expectFound(
      () => owner`update workflow_events set type = 'MARKER_RECORDED' where ${last}`,
      () =>
        owner`update workflow_events e set type = 'WORKFLOW_EXECUTION_COMPLETED' from workflow_runs r
          where e.run_id = r.run_id and r.run_id = ${event?.run_id ?? ""} and e.event_id = r.history_length`,
      ["histories", /is COMPLETED, but its history ends with/],
    );
    const stray = crypto.randomUUID();
    await expectFound(
      () => owner`insert into workflow_events values (${id}, ${stray}, 1, now(), 'X', null, null, '{}')`,
      () => owner`delete from workflow_events where run_id = ${stray}`,
      ["histories", /which is not a run/],
    );
    await expectFound(
      () => owner`update workflow_runs set history_length = 7 where run_id = ${openRun}`,
      () => owner`update workflow_runs set history_length = 1 where run_id = ${openRun}`,
      ["histories", /counts 7 events and has 1/],
    );
  });

  it("a credential that cannot be opened", () =>
    expectFound(
      () => owner`update credentials set sealed = set_byte(sealed, 30, (get_byte(sealed, 30) + 1) % 256)`,
      () => owner`update credentials set sealed = set_byte(sealed, 30, (get_byte(sealed, 30) + 255) % 256)`,
      ["secrets", /One of the credentials cannot be decrypted: it was changed/],
    ));

  it("a table without forced row-level security, a schema of another version", async () => {
    await expectFound(
      () => owner`alter table vault_files no force row level security`,
      () => owner`alter table vault_files force row level security`,
      ["schema", /not forced on the table vault_files/],
    );
    await expectFound(
      () => owner`update drizzle.__drizzle_migrations set created_at = created_at + 1`,
      () => owner`update drizzle.__drizzle_migrations set created_at = created_at - 1`,
      ["schema", /newer than this version/],
    );
  });

  it("a vault that is not there", async () => {
    const away = `${given.vault.root}-away`;
    renameSync(given.vault.root, away);
    const found = await faulty();
    renameSync(away, given.vault.root);
    expect(found[0]).toEqual(["vault", expect.stringMatching(/is not a directory: is its volume mounted/)]);
  });

  it("prints text or JSON, with an exit code", async () => {
    mkdirSync(dirname(at("note/x")), { recursive: true });
    const run = async (...args: string[]) => {
      const command = kv({ databaseUrl: given.vault.databaseUrl, dataDir }, ["check", ...args]);
      return { code: await command.ends(60_000), output: command.output() };
    };
    if (isDeep())
      expect(await run()).toMatchObject({
        code: 0,
        output: expect.stringMatching(/^ok\t-\tschema\t[\s\S]*No issues found/),
      });
    writeFileSync(at("note/.kv-tmp-01234567-999999-0123456789abcdef"), "half");
    const ill = await run("--json", "--wait", "0");
    rmSync(at("note/.kv-tmp-01234567-999999-0123456789abcdef"));
    expect(ill.code).toBe(1);
    const json = JSON.parse(ill.output.split("\n")[0] ?? "");
    expect(json.ok).toBe(false);
    expect(json.checks.find((each: { name: string }) => each.name === "temporary files").faults).toHaveLength(
      1,
    );
  });
});
