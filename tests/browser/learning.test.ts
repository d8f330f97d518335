import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Window } from "../support/browser";
import { describeDeep } from "../support/deep";
import { isDeep } from "../support/property";
import { serve } from "../support/serve";
import type { TestAccount } from "../support/service";
import { snapshot, writeInto } from "../support/vault";
import { closeWindow, openWindow } from "../support/window";

const served = serve({ worker: true });
let account: TestAccount;
let window: Window;

beforeEach(async () => {
  account = await served.service.account();
  window = await openWindow(served.service, { as: account });
});
afterEach(() => closeWindow(window));

const send = async (...names: string[]) => {
  const files = names.map((filename) => ({ filename, content: "Amount due: 12 EUR.\n" }));
  await account.api.ok("addBulkToInbox", { files });
  await account.api.ok("processInbox", {});
};

describe("the page of routing", () => {
  it("starts empty, learns, shows evidence and uses, retires and accepts rules, and can be paused", {
    timeout: 180_000,
  }, async () => {
    const { page } = window;
    const { api } = account;
    await page.goto("/knowledge/learning");
    await page.getByRole("heading", { name: "No rules yet" }).waitFor();
    await page.getByRole("heading", { name: "No decisions yet" }).waitFor();

    await send("invoice-1.txt", "invoice-2.txt", "invoice-3.txt");
    for (const n of [1, 2, 3])
      await api.ok("recordRoute", { input_id: `invoice-${n}.txt`, destination: "account" });
    await page.getByRole("row").filter({ hasText: "invoice-3.txt" }).first().waitFor();
    await page.getByRole("button", { name: "Learn now" }).click();
    const says = "Files named invoice-* become account records";
    const row = page.getByRole("list", { name: "Rules" }).locator("> li").filter({ hasText: says });
    await row.getByText("active", { exact: true }).waitFor();
    await row.getByText("3 of 3 decisions agree").waitFor();

    await send("invoice-4.txt");
    await row.getByText("correct for 1 of 1 file").waitFor();
    await row.getByRole("link", { name: `Show evidence: ${says}` }).click();
    await page
      .getByRole("table", { name: `Evidence: ${says}` })
      .getByText("You", { exact: true })
      .first()
      .waitFor();

    // Covered over the API, too.
    if (isDeep()) {
      await page.goto("/inbox");
      await page
        .getByRole("row")
        .filter({ hasText: "invoice-4.txt" })
        .getByRole("link", { name: says })
        .click();
      await row.getByRole("button", { name: `Retire: ${says}` }).click();
      await row.getByText("Retired by you.").waitFor();
      await row.getByRole("button", { name: `Accept: ${says}` }).click();
      await row.getByText("accepted by you").waitFor();
    }
    await page.getByRole("button", { name: "Pause learning" }).click();
    await page.getByText("Learning is paused: no decisions are recorded").waitFor();
    expect((await api.ok("learningStatus", {})).enabled).toBe(false);
    await page.getByRole("button", { name: "Resume learning" }).click();
    await page.getByRole("button", { name: "Learn now" }).waitFor();
  });
});

describeDeep("the janitor's drafts", () => {
  const LONG = "A body that is long enough to be no stub at all, is it not?\n";
  const record = (name: string, body: string) =>
    `---\ntype: person\nname: ${name}\ncreated: 2026-01-02\n---\n${body}`;
  const issue = (code: string, path: string) =>
    window.page
      .getByRole("list", { name: "Issues" })
      .locator("> li")
      .filter({ hasText: code })
      .filter({ hasText: path });

  it("are proposed, compared, discarded, accepted and reverted; a stub without a model leads to the gateway", {
    timeout: 180_000,
  }, async () => {
    const { page } = window;
    const write = (path: string, text: string) => writeInto(account.vaultDir, path, text);
    write("person/Bob.md", record("Bob", LONG));
    write("person/bób 2.md", record("bob", `${LONG}\nMore.\n`));
    write("person/Eve.md", record("Eve", ""));
    const before = snapshot(account.vaultDir);
    await account.api.ok("janitorScan", {});
    await page.goto("/janitor?code=STUB001");
    const stub = issue("STUB001", "person/Eve.md");
    await stub.getByRole("link", { name: "add a provider key" }).waitFor();

    await page.goto("/janitor?code=DUP001");
    const double = page.locator("li", {
      has: page.getByRole("button", { name: "Merge, DUP001 in person/Bob.md" }),
    });
    await double.getByRole("button", { name: "Merge, DUP001 in person/Bob.md" }).click();
    const panel = page.getByRole("region", { name: "Drafted merge for person/Bob.md" });
    await panel.getByText("More.").waitFor();
    await panel.getByText("by the local engine").waitFor();
    await panel.getByRole("button", { name: "Discard the merge for person/Bob.md" }).click();
    await page.getByRole("status").getByText("Discarded the draft of person/Bob.md.").waitFor();
    await double.getByRole("button", { name: "Merge, DUP001 in person/Bob.md" }).click();
    await panel.getByRole("button", { name: "Accept the merge for person/Bob.md" }).click();
    await page.getByRole("status").getByText("Merged person/bób 2.md into person/Bob.md").waitFor();
    expect(snapshot(account.vaultDir)["person/bób 2.md"]).toBeUndefined();
    const { items } = await account.api.ok("janitorDrafts", { state: "accepted" });
    await account.api.ok("janitorRevert", { sweep: items[0]?.id });
    expect(snapshot(account.vaultDir)).toEqual(before);
  });

  it("shows what a rule would have got wrong", async () => {
    const { page } = window;
    const { api } = account;
    await send("report-1.txt", "report-2.txt", "report-3.txt", "report-4.txt");
    for (const n of [1, 2, 3, 4])
      await api.ok("recordRoute", {
        input_id: `report-${n}.txt`,
        destination: n === 4 ? "event" : "account",
      });
    await api.ok("learningReflect", {});
    await page.goto("/knowledge/learning");
    const rule = page
      .getByRole("list", { name: "Rules" })
      .locator("> li")
      .filter({ hasText: "Files named report-* become account records" });
    await rule.getByText("Would have been wrong for 1 file:").waitFor();
    await rule.getByRole("listitem").filter({ hasText: "report-4.txt belongs to event" }).waitFor();
  });
});
