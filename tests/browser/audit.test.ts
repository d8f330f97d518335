import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { serve } from "../support/serve";
import { closeWindow, openWindow } from "../support/window";

const served = serve({ worker: true });

it("the audit log counts its entries, names what has an id, and is downloaded as filtered", async () => {
  const { service, account } = served;
  const { api } = account;
  await api.ok("workersDown", { only: "curator" });
  await api.ok("addToInbox", { filename: "minutes.md", content: "# Minutes\n\nWe decided to wait.\n" });
  await api.ok("startWorkflow", { type: "CuratorWorkflow", input: { filename: "minutes.md" } });
  await api.ok("createRecord", { type: "note", name: "Plan" });
  const window = await openWindow(service, { as: account });
  const { page } = window;
  await page.goto("/settings/audit?action=workflow.start");
  await page.getByText("minutes.md", { exact: true }).waitFor();
  const { entries } = await api.ok("listAudit", { action: "workflow.start" });
  await page
    .getByText(entries.length === 1 ? "1 entry" : `${entries.length} entries`, { exact: true })
    .waitFor();
  await page.goto("/settings/audit?action=record.*");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "JSON Lines" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("audit.jsonl");
  const lines = (await text(await download.createReadStream())).trimEnd().split("\n");
  const actions = lines.map((line) => (JSON.parse(line) as { action: string }).action);
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.every((action) => action.startsWith("record."))).toBe(true);
  await closeWindow(window);
});
