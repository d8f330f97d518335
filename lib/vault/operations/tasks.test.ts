import { afterAll, beforeAll, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { reconcile } from "../reconcile";
import { listTasks } from "./tasks";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
  const task = (name: string, frontmatter: string) =>
    vault.write(`task/${name}.md`, `---\ntype: task\n${frontmatter}\n---\n`);
  task("Due", "due: 2026-03-01\ndeadline: 2026-01-01");
  task("Empty due", 'due: ""\ndue_date:\ndeadline: 2026-03-02');
  task("Due at some time", "due: soon\ndue_date: 2026-03-03T10:00\ndeadline: 2026-13-45");
  task("No date", "due: 2026-13-45\ndeadline: later");
  for (const status of ["done", "Done", "CANCELLED"]) task(`Closed ${status}`, `status: ${status}`);
  task("Open", "status: Active\ndue: 2026-03-04");
  await reconcile(vault.ctx);
});
afterAll(() => vault.close());

it("takes the first of the fields that has a date, and leaves out what is done or cancelled in any case", async () => {
  const { results, count } = await listTasks(vault.ctx, {});
  expect(results.map(({ name, due }) => [name, due])).toEqual([
    ["Due", "2026-03-01"],
    ["Empty due", "2026-03-02"],
    ["Due at some time", "2026-03-03"],
    ["Open", "2026-03-04"],
    ["No date", null],
  ]);
  expect(count).toBe(5);
});
