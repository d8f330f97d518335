import { expect, it } from "vitest";
import { createRecord, editRecord, readRecord } from "@/lib/vault";
import { itDeep } from "../support/deep";
import { serve } from "../support/serve";
import { closeWindow, openWindow, windowOn } from "../support/window";

const served = serve();
const window = windowOn(served);
const working = serve({ worker: true });

it("shows three steps in an empty vault, and takes files", async () => {
  const { page } = window;
  await page.goto("/home");
  await page.getByText("Nothing needs you.").waitFor();
  await page.getByRole("heading", { name: "3. Bring your own notes" }).waitFor();
  const note = { name: "a note.md", mimeType: "text/markdown", buffer: Buffer.from("Hello.") };
  const sent = page.waitForResponse("**/inbox/files");
  await page.getByLabel("Choose files").setInputFiles([note]);
  expect((await sent).status()).toBe(201);
  await page.goto("/inbox");
  await page.getByRole("row").filter({ hasText: "a note.md" }).waitFor();
});

it("shows what has changed since the last visit, and what needs the owner by key", async () => {
  const { page } = window;
  await createRecord(served.account.ctx, { type: "note", name: "Old" });
  await page.goto("/home");
  await page.getByText("1 record created").waitFor();
  await page.getByRole("link", { name: "Inbox", exact: true }).click();
  await page.waitForURL("**/inbox");
  await page.getByRole("navigation").getByRole("link", { name: "Home" }).click();
  await page.getByRole("heading", { name: "Since your last visit" }).waitFor();
  await page.getByText("Nothing has changed.").waitFor();
  await createRecord(served.account.ctx, { type: "note", name: "Later" });
  await page.getByText("1 record created").waitFor();
  const changed = page.getByRole("list", { name: "Last changed records" }).getByRole("listitem");
  expect(await changed.first().textContent()).toContain("Laternotechanged");
});

itDeep("marks new records only when others are not new", async () => {
  const { page } = window;
  const changed = page.getByRole("list", { name: "Last changed records" }).getByRole("listitem");
  expect(await changed.filter({ hasText: "changed" }).count()).toBe(1);
  const stranger = await served.service.account();
  await createRecord(stranger.ctx, { type: "note", name: "New" });
  const { page: first, ...other } = await openWindow(served.service, { as: stranger });
  await first.goto("/home");
  await first.getByRole("link", { name: "New", exact: true }).waitFor();
  await first.getByRole("heading", { name: "Last 7 days" }).waitFor();
  expect(await first.getByText("changed", { exact: true }).count()).toBe(0);
  await closeWindow({ page: first, ...other });
});

itDeep("shows what the vault is made of, the changes of weeks and the health", async () => {
  const { page } = window;
  await page.goto("/home");
  await page.getByRole("heading", { name: "The vault: 2 records" }).waitFor();
  await page.getByRole("img", { name: /2 changes by you and your programs, 0 by workers$/ }).waitFor();
  await page.getByRole("heading", { name: "Health" }).waitFor();
  await page
    .getByText(/^(All \d+ checks are OK|\w+: )/)
    .first()
    .waitFor();
  await page.getByRole("link", { name: "note", exact: true }).click();
  await page.waitForURL("**/vault?type=note");
});

itDeep("adds a sample vault and removes it, except for edited records", async () => {
  const owner = await served.service.account();
  const { page, ...other } = await openWindow(served.service, { as: owner });
  await page.goto("/home");
  await page.getByRole("button", { name: "Add the sample vault" }).click();
  await page.getByRole("heading", { name: "The vault: 12 records" }).waitFor();
  await editRecord(owner.ctx, { path: "project/Oven replacement", body_append: "Mine." });
  await page.getByRole("button", { name: "Remove the sample vault" }).click();
  const kept = page.getByRole("list", { name: "Kept" });
  await kept.getByText("project/Oven replacement.md: It was edited since").waitFor();
  await page.getByRole("button", { name: "Remove the sample vault" }).waitFor({ state: "detached" });
  expect(await readRecord(owner.ctx, { path: "project/Oven replacement" })).toMatchObject({
    body: expect.stringContaining("Mine."),
  });
  await closeWindow({ page, ...other });
});

itDeep("opens what needs the owner by its number", async () => {
  const { page } = window;
  const { user_code } = await served.service.client().ok("requestDeviceCode", { client_name: "phone" });
  await served.api.ok("claimDevice", { user_code });
  await page.goto("/home");
  const link = page.getByRole("link", { name: /1 device asks for access/ });
  await link.waitFor();
  // A page listens for keys a moment after its controls work.
  await expect
    .poll(async () => {
      await page.keyboard.press("1");
      return page.waitForURL("**/settings/devices", { timeout: 10_000 }).then(
        () => true,
        () => false,
      );
    })
    .toBe(true);
});

itDeep("counts what the curator is not sure of", async () => {
  const { service, api } = working;
  const content =
    "# Lunch\n\nAttendees: Alice Chen\n\nAlice had lunch with Brentola about the tender in Perth.\n";
  await api.ok("addToInbox", { filename: "Lunch.md", content });
  await api.ok("processInbox", {});
  const { count } = await api.ok("curatorProposals", { likely: "true" });
  expect(count).toBeGreaterThan(0);
  expect((await api.ok("curatorProposals", { likely: "false" })).count).toBeGreaterThan(0);
  const { page, ...other } = await openWindow(service, { as: working.account });
  await page.goto("/home");
  const words = `${count} ${count === 1 ? "proposal" : "proposals"} of the curator to review`;
  await page.getByRole("link", { name: new RegExp(`^${words}`) }).press("Enter");
  await page.waitForURL("**/inbox/proposals");
  await closeWindow({ page, ...other });
});

it("says of a vault with many records that it was not scanned yet", async () => {
  const opened = await served.service.account();
  const names = Array.from({ length: 20 }, (_, n) => `Many ${n}`);
  await Promise.all(names.map((name) => createRecord(opened.ctx, { type: "note", name })));
  const { page, ...other } = await openWindow(served.service, { as: opened });
  await page.goto("/home");
  const need = page.getByRole("link", { name: /^20 records not scanned for issues yet/ });
  await need.press("Enter");
  await page.waitForURL("**/janitor");
  await closeWindow({ page, ...other });
});
