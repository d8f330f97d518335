import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Window } from "../support/browser";
import { itDeep } from "../support/deep";
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

const write = (path: string, body: string, fields = "") => {
  const [type = "", name = ""] = path.replace(/\.md$/, "").split("/");
  writeInto(
    account.vaultDir,
    path,
    `---\ntype: ${type}\nname: ${name}\ncreated: 2026-01-02\n${fields}---\n\n${body}\n`,
  );
};
const files = () => Object.keys(snapshot(account.vaultDir));

const STORAGE = "We decided to use RocksDB for the event store.";
const fill = () => {
  write("project/Log.md", "The log of everything.");
  write(
    "note/Storage.md",
    `${STORAGE} We assume that the volume stays small.`,
    'project: "[[project/Log]]"\n',
  );
  write("note/Loans.md", "Loans may not exceed 24 months. The summer concert is on 21 June.");
  write("note/Choir.md", "The summer concert is on 28 June.");
};

const learning = (text: string) =>
  window.page.getByRole("list", { name: "Learnings" }).locator("> li").filter({ hasText: text });
const status = (text: string | RegExp) => window.page.getByRole("status").getByText(text);

describe("the page of learnings", () => {
  it("starts empty, lists candidates with reasons, and then their learnings", async () => {
    const { page } = window;
    fill();
    await page.goto("/vault");
    await page.getByRole("link", { name: "Knowledge", exact: true }).click();
    await page.getByRole("heading", { name: "No learnings yet" }).waitFor();
    await page.getByRole("button", { name: "Scan" }).click();
    const candidates = page.getByRole("list", { name: "Candidates" });
    await candidates.getByText("1 sentence suggests decisions: “decided”").waitFor({ timeout: 30_000 });
    expect(await page.getByRole("heading", { name: "No learnings yet" }).count()).toBe(1);
    await page.getByRole("button", { name: "Run now" }).click();
    await learning("Use RocksDB").waitFor({ timeout: 30_000 });
    expect(await learning("Use RocksDB").getByText(STORAGE).count()).toBe(1);
    expect(await learning("Use RocksDB").getByRole("link", { name: "Storage" }).count()).toBe(1);
    // What records contradict is found when all are read.
    await learning("28 June").getByRole("link", { name: "Choir" }).waitFor({ timeout: 30_000 });
    await candidates.getByText("2 learnings").waitFor();
  });

  itDeep("filters by kind, state and project, in the address", async () => {
    const { page } = window;
    fill();
    await account.api.ok("distillerRun", {});
    await page.goto("/knowledge");
    await page
      .getByRole("navigation", { name: "Kind" })
      .getByRole("link", { name: /Decisions \(1\)/ })
      .click();
    await page.waitForURL("**/knowledge?kind=decision");
    await learning("Loans").waitFor({ state: "detached" });
    expect(await learning("Use RocksDB").count()).toBe(1);
    await page.goto("/knowledge?project=project%2FLog.md");
    await learning("Use RocksDB").waitFor();
    expect(await learning("Loans").count()).toBe(0);
    await page.goto("/knowledge?state=accepted");
    await page.getByRole("heading", { name: "No learnings match these filters" }).waitFor();
    await page.goto("/knowledge?kind=nonsense&cursor=-1&state=x");
    await learning("Use RocksDB").waitFor();
  });

  itDeep("accepts a draft, as it is or in other words", async () => {
    const { page } = window;
    fill();
    await account.api.ok("distillerRun", {});
    await page.goto("/knowledge");
    await page.getByRole("button", { name: "Accept, Loans may not exceed 24 months" }).click();
    await status("Accepted “Loans may not exceed 24 months”.").waitFor();
    await learning("Loans may not").getByText("active").waitFor();
    const edit = page.getByRole("button", { name: "Edit, Use RocksDB for the event store" });
    await edit.press("Enter");
    await page.keyboard.press("Escape");
    await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);
    await edit.press("Enter");
    const words = page.getByLabel("Learning", { exact: true });
    await words.fill("a/b");
    await page.getByRole("button", { name: "Save and accept" }).click();
    await page.getByText(/A name cannot contain any of/).waitFor();
    await words.fill("Events live in RocksDB");
    await page.getByRole("button", { name: "Save and accept" }).click();
    await status("Accepted “Events live in RocksDB”.").waitFor();
    await learning("Events live in RocksDB").getByText("final").waitFor();
    expect(files()).toContain("decision/Events live in RocksDB.md");
  });

  itDeep("rejects a draft, which is not proposed again, and restores it", async () => {
    const { page } = window;
    fill();
    await account.api.ok("distillerRun", {});
    await page.goto("/knowledge");
    await page.getByRole("button", { name: "Reject, Use RocksDB for the event store" }).click();
    await status(/^Rejected “Use RocksDB/).waitFor();
    await learning("Use RocksDB").waitFor({ state: "detached" });
    expect(files()).not.toContain("decision/Use RocksDB for the event store.md");
    write("note/Again.md", STORAGE);
    expect((await account.api.ok("distillerRun", {})).created).toEqual([]);
    await page.getByRole("button", { name: /^Restore Use RocksDB/ }).click();
    await learning("Use RocksDB").waitFor();
    expect(files()).toContain("decision/Use RocksDB for the event store.md");
  });
});
