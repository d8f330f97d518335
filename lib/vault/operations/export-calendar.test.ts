import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { reconcile } from "../reconcile";
import { exportCalendar } from "./export-calendar";
import { writeVaultSettings } from "./write-settings";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
  const write = (path: string, frontmatter: string) =>
    vault.write(`${path}.md`, `---\n${frontmatter}\n---\n`);
  write("event/Fair", "type: event\ndate: 2026-12-05\ntime: 14:00\nlocation: '[[location/Leeds]]'");
  write("event/Undated", "type: event\nlocation: [1]");
  write("task/Call", "type: task\nstatus: todo\ndeadline: 2026-12-07");
  write("task/Done", "type: task\nstatus: done\ndue: 2026-12-07");
  write("note/Dated", "type: note\ndate: 2026-12-05");
  await reconcile(vault.ctx);
  await writeVaultSettings(vault.ctx, { time_zone: "Asia/Tokyo" });
});
afterAll(() => vault.close());

async function exported(tasks?: "event" | "none"): Promise<string[]> {
  const { bytes } = await exportCalendar(vault.ctx, { tasks });
  const text = Buffer.concat(await bytes.toArray()).toString();
  return text.split("\r\n").filter((line) => /^(?:BEGIN:V[ET]|SUMMARY|DTSTART|DUE|LOCATION)/.test(line));
}

it("has events by their day, and open tasks by when they are due", async () => {
  const fair = ["BEGIN:VEVENT", "SUMMARY:Fair", "LOCATION:Leeds", "DTSTART:20261205T050000Z"];
  expect(await exported()).toEqual([...fair, "BEGIN:VTODO", "SUMMARY:Call", "DUE;VALUE=DATE:20261207"]);
  expect(await exported("event")).toEqual([
    ...fair,
    "BEGIN:VEVENT",
    "SUMMARY:Due: Call",
    "DTSTART;VALUE=DATE:20261207",
  ]);
  expect(await exported("none")).toEqual(fair);
});
