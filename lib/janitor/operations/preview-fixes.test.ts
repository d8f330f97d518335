import { afterAll, beforeAll, expect, it } from "vitest";
import { ignoreGroup, listGroups, previewFixes, startGroupFix } from "@/lib/janitor";
import { janitorIssues } from "@/lib/janitor/tables";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { SnapshotCache } from "../snapshot";
import { scanVault } from "../sweeps/sweep";

let vault: TestVault;

const task = (name: string, status: string) =>
  `---\ntype: task\nname: ${name}\ncreated: 2026-01-02\nstatus: ${status}\n---\nA body that is long enough to be no stub.\n`;

beforeAll(async () => {
  vault = await shareVault();
  for (const n of [1, 2, 3, 4]) vault.write(`task/T${n}.md`, task(`T${n}`, "Done"));
  for (const n of [1, 2]) vault.write(`task/P${n}.md`, task(`P${n}`, "parked"));
  const sweep = { sweepId: crypto.randomUUID(), startedAt: new Date().toISOString() };
  await scanVault(vault.ctx, new SnapshotCache(), sweep, { fix: false });
});
afterAll(() => vault.close());

async function groupOf(message: string): Promise<string> {
  const { groups } = await listGroups(vault.ctx, { code: "FM003" });
  const found = groups.find((group) => group.message.includes(message));
  if (!found) throw new Error(`no group ${message}`);
  return found.id;
}

it("shows the first files before and after, counts the others, and writes nothing", async () => {
  const { files, count } = await previewFixes(vault.ctx, { groups: [await groupOf('"Done"')] });
  expect(count).toBe(4);
  expect(files.map(({ path }) => path)).toEqual(["task/T1.md", "task/T2.md", "task/T3.md"]);
  expect(files[0]).toMatchObject({ before: task("T1", "Done"), after: task("T1", "done") });
  expect(vault.read("task/T1.md")).toBe(task("T1", "Done"));
});

it("is of all that is safe, or of some codes", async () => {
  expect((await previewFixes(vault.ctx, {})).count).toBe(4);
  expect((await previewFixes(vault.ctx, { codes: ["FM003"] })).count).toBe(4);
  expect((await previewFixes(vault.ctx, { codes: ["FM004"] })).count).toBe(0);
});

it("is of some issues, or of a decision about groups, and of nothing that is ignored", async () => {
  const rows = await vault.ctx.db.tx((tx) => tx.select().from(janitorIssues));
  const issue = rows.find(({ path, code }) => path === "task/T4.md" && code === "FM003")?.issueId ?? "";
  const one = await previewFixes(vault.ctx, { issues: [issue] });
  expect(one).toMatchObject({ count: 1, files: [{ path: "task/T4.md" }] });
  const parked = await groupOf('"parked"');
  expect(await previewFixes(vault.ctx, { groups: [parked] })).toEqual({ files: [], count: 0 });
  const decision = { kind: "set", field: "status", value: "blocked" } as const;
  const decided = await previewFixes(vault.ctx, { groups: [parked], decision, limit: 1 });
  expect(decided).toMatchObject({ count: 2, files: [{ after: task("P1", "blocked") }] });
  await expect(previewFixes(vault.ctx, { issues: [issue], decision })).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
  });
  await ignoreGroup(vault.ctx, { id: parked });
  expect((await previewFixes(vault.ctx, { groups: [parked], decision })).count).toBe(0);
  await expect(startGroupFix(vault.ctx, { id: parked, decision })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
