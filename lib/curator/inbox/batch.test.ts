import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { listAudit } from "@/lib/audit";
import { type Step, workflowRuns } from "@/lib/runs";
import {
  addBulkToInbox,
  createRecord,
  differences,
  inboxStates,
  onVaultChange,
  readRecord,
} from "@/lib/vault";
import { shareVault, snapshot, type TestVault } from "@/tests/support/vault";
import "@/lib/wiring";
import { itDeep } from "@/tests/support/deep";
import { undoFile } from "../undo/undo";
import { curatorWorkflow } from "../workflow";
import { batchWorkflow } from "./batch-workflow";
import { processBatch } from "./process-batch";
import { startRuns } from "./start-runs";

let all: TestVault;
let vault: TestVault;

beforeAll(async () => {
  all = await shareVault();
});
afterAll(() => all.close());
beforeEach(async () => {
  vault = await all.beside();
});

const step: Step = (_, work) => work();
const meeting = (n: number, people = "Alice Chen, Bob Stone") =>
  `# Weekly sync ${n}\n\nAttendees: ${people}\n\nThe budget of room ${n} was discussed.\n`;

/** Adds files to the inbox; their ids in this order. */
async function add(contents: readonly (string | Uint8Array)[], { ctx } = vault): Promise<string[]> {
  const named = (n: number) => `file ${String(n).padStart(2, "0")}.md`;
  const files = contents.map((content, n) =>
    typeof content === "string"
      ? { filename: named(n), content }
      : { filename: named(n), content: Buffer.from(content).toString("base64"), encoding: "base64" as const },
  );
  await addBulkToInbox(ctx, { files });
  const states = (await inboxStates(ctx)).files.filter(({ state }) => state === "waiting");
  return files.map(({ filename }) => states.find((file) => file.filename === filename)?.id ?? "");
}

/** Without the id of the vault. */
const files = ({ root }: TestVault) =>
  Object.entries(snapshot(root)).filter(([path]) => !path.startsWith(".kv/"));

const states = async () => (await inboxStates(vault.ctx)).files.map(({ state }) => state).sort();

it("files that have the names of the inbox's own folders hold up no others", async () => {
  const [id = ""] = await add([meeting(1)]);
  vault.write("inbox/processed", meeting(2));
  vault.write("inbox/quarantine", meeting(3));
  const ids = (await inboxStates(vault.ctx)).files.map((file) => file.id);
  expect(ids).toContain(id);
  await batchWorkflow.run(vault.ctx, step, { inboxIds: ids }, async () => {});
  const found = (await inboxStates(vault.ctx)).files.map(({ state, location }) => `${state} ${location}`);
  expect(found.sort()).toEqual([
    "processed inbox/processed 2/file 00.md",
    "processed inbox/processed 2/processed.txt",
    "processed inbox/processed 2/quarantine.txt",
  ]);
});

itDeep("leaves the vault as runs one after the other do", async () => {
  const contents = [
    meeting(1),
    meeting(2, "Carla Gomez, Alice Chen (Northwind Ltd)"),
    meeting(2),
    "# Call\n\nAli Chen and Alice called Northwind Ltd.\n\n- [ ] Bob Stone to send the offer by 2026-12-01\n",
    meeting(3, "A. Chen, Bob Stone"),
  ];
  const other = await all.beside();
  try {
    for (const { ctx } of [vault, other])
      await createRecord(ctx, { type: "person", name: "Alice Chen", fields: { aliases: ["Ali Chen"] } });
    await batchWorkflow.run(vault.ctx, step, { inboxIds: await add(contents) }, async () => {});
    for (const inboxId of await add(contents, other))
      await curatorWorkflow.run(other.ctx, step, { inboxId }, async () => {});
    expect(files(vault)).toEqual(files(other));
    expect(await differences(vault.ctx)).toEqual([]);
  } finally {
    await other.close();
  }
});

it("writes a record once that several files add to, and reports each file", async () => {
  const { path } = await createRecord(vault.ctx, { type: "person", name: "Alice Chen" });
  const ids = await add([1, 2, 3].map((n) => meeting(n)));
  const { processed, left, files } = await batchWorkflow.run(
    vault.ctx,
    step,
    { inboxIds: ids },
    async () => {},
  );
  expect([processed, left]).toEqual([3, 0]);
  expect(files.map(({ records }) => records[0]?.path)).toEqual(
    [1, 2, 3].map((n) => `note/Weekly sync ${n}.md`),
  );
  const { entries } = await listAudit(vault.ctx, { subject: path });
  expect(entries.map(({ action }) => action)).toEqual(["record.edit", "record.create"]);
  expect((await listAudit(vault.ctx, { action: "inbox.process" })).entries).toHaveLength(3);
  expect((await readRecord(vault.ctx, { path })).backlinks).toHaveLength(3);
});

it("again changes nothing", async () => {
  const ids = await add([meeting(1), meeting(2)]);
  const done = await processBatch(vault.ctx, ids);
  const before = snapshot(vault.root);
  expect(await processBatch(vault.ctx, ids)).toEqual(done);
  expect(snapshot(vault.root)).toEqual(before);
});

it("can be undone a file at a time", async () => {
  const before = "---\ntype: person\ncreated: 2020-01-01\nname: Alice Chen\n---\nFriend.\n";
  vault.write("person/Alice Chen.md", before);
  const ids = await add([meeting(1), meeting(2), meeting(3)]);
  await processBatch(vault.ctx, ids);
  const related = async () =>
    (await readRecord(vault.ctx, { path: "person/Alice Chen" })).frontmatter.related ?? [];
  const linksTo = (...numbers: number[]) => numbers.map((n) => `[[note/Weekly sync ${n}]]`);
  await undoFile(vault.ctx, ids[1] ?? "");
  expect(await related()).toEqual(linksTo(1, 3));
  expect(vault.has("note/Weekly sync 2.md")).toBe(false);
  await undoFile(vault.ctx, ids[2] ?? "");
  await undoFile(vault.ctx, ids[0] ?? "");
  expect(vault.read("person/Alice Chen.md")).toBe(before);
  expect(await states()).toEqual(["waiting", "waiting", "waiting"]);
});

it("leaves a file that cannot be planned to a separate run, and processes the others", async () => {
  const ids = await add([meeting(1), new Uint8Array([0x41, 0x00, 0x01]), meeting(3)]);
  const { processed, left } = await batchWorkflow.run(vault.ctx, step, { inboxIds: ids }, async () => {});
  expect([processed, left]).toEqual([2, 1]);
  expect(await states()).toEqual(["processed", "processed", "waiting"]);
  const runs = await vault.ctx.db.tx((tx) => tx.select().from(workflowRuns));
  expect(runs.map(({ type, input }) => ({ type, input }))).toEqual([
    { type: "CuratorWorkflow", input: { inboxId: ids[1] } },
  ]);
});

it("leaves every file to a separate run when their change fails, and the vault unchanged", async () => {
  const ids = await add([meeting(1), meeting(2)]);
  const before = snapshot(vault.root);
  onVaultChange("failing", async () => {
    throw new Error("no");
  });
  try {
    const { processed, left } = await batchWorkflow.run(vault.ctx, step, { inboxIds: ids }, async () => {});
    expect([processed, left]).toEqual([0, 2]);
  } finally {
    onVaultChange("failing", async () => {});
  }
  expect(snapshot(vault.root)).toEqual(before);
  const files = (await inboxStates(vault.ctx)).files;
  expect(files.map(({ state, attempts }) => [state, attempts])).toEqual([
    ["waiting", 0],
    ["waiting", 0],
  ]);
});

itDeep("places notes again whose names another run has taken meanwhile", async () => {
  const title = "# Weekly sync\n\nAttendees: Alice Chen, Bob Stone\n\nThe budget was discussed.\n";
  const ids = await add(Array.from({ length: 6 }, () => title));
  await Promise.all([processBatch(vault.ctx, ids.slice(0, 3)), processBatch(vault.ctx, ids.slice(3))]);
  expect(await states()).toEqual(Array(6).fill("processed"));
  const sources = Object.entries(snapshot(vault.root)).filter(([path]) => path.startsWith("note/"));
  expect(sources).toHaveLength(6);
});

it("is started for many short texts; anything else has a separate run", async () => {
  const long = `# Long\n\n${"A line of a long text.\n".repeat(2_000)}`;
  const ids = await add([...Array.from({ length: 22 }, (_, n) => meeting(n)), long]);
  const files = ids.map((id, n) => ({ id, filename: `${n}.md`, size: n === 22 ? long.length : 100 }));
  await startRuns(vault.ctx, files, { trigger: "watch", jobs: 1 });
  await startRuns(vault.ctx, files, { trigger: "watch", jobs: 1 });
  const rows = await vault.ctx.db.tx((tx) =>
    tx.select().from(workflowRuns).where(eq(workflowRuns.accountId, vault.ctx.account.id)),
  );
  const sizes = rows.map(({ input }) => (Array.isArray(input.inboxIds) ? input.inboxIds.length : 1));
  expect(sizes.sort((a, b) => b - a)).toEqual([20, 2, 1]);
  expect(readFileSync(join(vault.root, "inbox/file 22.md"), "utf8")).toBe(long);
});
