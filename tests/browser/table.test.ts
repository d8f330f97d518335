import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { createRecord, listRecords, readRecord } from "@/lib/vault";
import { describeDeep, itDeep } from "../support/deep";
import { serve } from "../support/serve";
import { until } from "../support/until";
import { windowOn } from "../support/window";

const served = serve();
const window = windowOn(served);

beforeAll(async () => {
  const tasks = [
    ["Paint the door", { due: "2026-03-02", effort: 10, tags: ["home"] }],
    ["Order wood", { due: "2026-03-01", effort: 9 }],
    ["Call the bank", { effort: 2, owner: "[[person/Ann]]" }],
  ] as const;
  for (const [name, fields] of tasks)
    await createRecord(served.account.ctx, { type: "task", name, fields: { status: "todo", ...fields } });
  await createRecord(served.account.ctx, { type: "person", name: "Ann", fields: { tags: ["home/attic"] } });
});

const names = () => window.page.locator("tbody tr td:nth-child(2) a").allTextContents();
const shows = (expected: string[]) => expect.poll(names, { timeout: 15_000 }).toEqual(expected);
const bar = () => window.page.getByRole("toolbar", { name: "Selected records" });
const textOf = (file: string) => readFileSync(path.join(served.account.vaultDir, file), "utf8");
const open = (query: string) => window.page.goto(`/vault?view=table&${query}`);

describeDeep("the table", () => {
  it("has the columns that the address names, of any field, and sorts by each", async () => {
    const { page } = window;
    await page.goto("/vault?type=task");
    await page.getByRole("navigation", { name: "View as" }).getByRole("link", { name: "Table" }).click();
    await page.waitForURL("**view=table**");
    await page.getByText("Columns", { exact: true }).first().click();
    await page.getByRole("list", { name: "Columns" }).getByRole("link", { name: "effort" }).click();
    await page.waitForURL("**columns=*effort**");
    await page.getByText("Columns", { exact: true }).first().click();
    await page.getByRole("columnheader", { name: "Effort" }).getByRole("link").click();
    await page.waitForURL("**sort=effort**");
    await shows(["Call the bank", "Order wood", "Paint the door"]);
    await page.getByRole("columnheader", { name: "Effort" }).getByRole("link").click();
    await shows(["Paint the door", "Order wood", "Call the bank"]);
    await open("type=task&columns=owner,due&sort=due");
    await shows(["Order wood", "Paint the door", "Call the bank"]);
    expect(await page.getByRole("row", { name: /Call the bank/ }).textContent()).toContain("Ann");
  });

  it("filters by a field, by tags and folders with what is below them, and can be left again", async () => {
    const { page } = window;
    await open("sort=name");
    await page.getByLabel("Field", { exact: true }).fill("due");
    await page.getByLabel("contains").fill("03-02");
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await shows(["Paint the door"]);
    await page.getByRole("link", { name: "Clear" }).click();
    await expect.poll(async () => (await names()).length).toBe(4);
    await page.getByRole("list", { name: "Browse by" }).getByRole("link", { name: "Tags" }).click();
    await page.getByRole("navigation", { name: "Tags" }).getByRole("link", { name: "home 2" }).click();
    await page.waitForURL("**tag=home**");
    await page.getByRole("navigation", { name: "Tags" }).getByRole("link", { name: "attic 1" }).click();
    await page.getByRole("link", { name: "Remove the filter Tag home/attic" }).waitFor();
    await shows(["Ann"]);
    await page.getByRole("list", { name: "Browse by" }).getByRole("link", { name: "Folders" }).click();
    await page.getByRole("navigation", { name: "Folders" }).getByRole("link", { name: "task 3" }).click();
    await page.waitForURL("**folder=task**");
    await page.getByRole("link", { name: "Remove the filter Tag home/attic" }).click();
    await page.waitForURL((url) => url.searchParams.get("folder") === "task" && !url.searchParams.has("tag"));
    await expect
      .poll(async () => (await names()).sort())
      .toEqual(["Call the bank", "Order wood", "Paint the door"]);
  });

  it("is saved with everything that the address says, renamed and deleted", async () => {
    const { page } = window;
    await open("type=task&columns=due&sort=due");
    await page.getByText("Save search").click();
    await page.getByLabel("Name", { exact: true }).fill("Due tasks");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const saved = page.getByRole("navigation", { name: "Saved searches" });
    await saved.getByRole("link", { name: "Due tasks" }).waitFor();
    const message = page.getByText("Search saved.");
    await expect
      .poll(() => message.evaluate((text) => text.closest("[tabindex]") === document.activeElement))
      .toBe(true);
    await page.goto("/vault");
    await saved.getByRole("link", { name: "Due tasks" }).click();
    await page.waitForURL("**/vault?view=table&type=task&columns=due&sort=due");
    await page.getByRole("button", { name: "Rename the search Due tasks" }).click();
    const dialog = page.getByRole("dialog", { name: "Rename “Due tasks”" });
    await dialog.getByLabel("Name").fill("By day");
    await page.keyboard.press("Enter");
    await page.getByText("Search renamed.").waitFor();
    await dialog.waitFor({ state: "detached" });
    await saved.getByRole("link", { name: "By day" }).waitFor();
    expect(await saved.getByRole("link").allTextContents()).toEqual(["By day"]);
    await page.getByRole("button", { name: "Delete the search By day" }).click();
    await saved.waitFor({ state: "detached" });
  });
});

itDeep("Back from a record returns to its row, in the table and in the list", async () => {
  const { page } = window;
  for (const address of ["/vault?view=table&type=task&sort=name", "/vault?type=task&sort=name"]) {
    await page.goto(address);
    const [first, second] = ["Call the bank", "Order wood"].map((name) => page.getByRole("link", { name }));
    if (!first || !second) throw new Error("no rows");
    const has = (link: typeof first) => link.evaluate((element) => element === document.activeElement);
    await until("a row has the focus", async () => {
      await page.keyboard.press("j");
      return has(second);
    });
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Order wood" }).waitFor();
    await page.goBack();
    await second.waitFor();
    await expect.poll(() => has(second)).toBe(true);
    await page.keyboard.press("k");
    expect(await has(second)).toBe(false);
  }
});

describe("several records", () => {
  itDeep("are selected by keys: x, and shift with x up to there", async () => {
    const { page } = window;
    await open("type=task&sort=name");
    const first = page.getByRole("link", { name: "Call the bank" });
    await until("the first row has the focus", async () => {
      await page.keyboard.press("j");
      return first.evaluate((link) => link === document.activeElement);
    });
    await page.keyboard.press("x");
    await bar().getByText("1 record selected").waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("Shift+X");
    await bar().getByText("3 records selected").waitFor();
    await page.keyboard.press("x");
    await bar().getByText("2 records selected").waitFor();
    await bar().getByRole("button", { name: "Clear" }).click();
    await bar().waitFor({ state: "hidden" });
  });

  itDeep("get a status that all can have, and their earlier texts back byte for byte", async () => {
    const { page } = window;
    const before = textOf("task/Order wood.md");
    await open("type=task&sort=name");
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await bar().getByRole("button", { name: "Set status" }).click();
    await page.getByRole("dialog").getByLabel("Status").selectOption("done");
    await page.getByRole("dialog").getByRole("button", { name: "Set status" }).click();
    await page.getByText("Set the status of 3 records to done.").waitFor();
    expect(textOf("task/Order wood.md")).toContain("status: done");
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Restored 3 records.").waitFor();
    expect(textOf("task/Order wood.md")).toBe(before);
  });

  itDeep("get a tag, once", async () => {
    const { page } = window;
    await open("type=task&sort=name");
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await bar().getByRole("button", { name: "Add tag" }).click();
    await page.getByRole("dialog").getByLabel("Tag").fill("two words");
    await page.getByRole("dialog").getByRole("button", { name: "Add tag" }).click();
    await page.getByText("A tag is one word").waitFor();
    await page.getByRole("dialog").getByLabel("Tag").fill("#home");
    await page.getByRole("dialog").getByRole("button", { name: "Add tag" }).click();
    await page.getByText("Added the tag home to 2 records.").waitFor();
    expect(textOf("task/Order wood.md")).toContain("home");
  });

  itDeep("are moved with their links, and back", async () => {
    const { page } = window;
    await createRecord(served.account.ctx, { type: "note", name: "Plan", body: "[[task/Order wood]]" });
    const key = (file: string) => `kv-draft:${served.account.ctx.account.id}:body:${file}`;
    await open("type=task&sort=name");
    const draft = JSON.stringify({ text: "Not saved.", base: { text: "", etag: "1" } });
    await page.evaluate(
      ([key = "", draft = ""]) => localStorage.setItem(key, draft),
      [key("task/Order wood.md"), draft],
    );
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((each) => each.startsWith("kv-draft")));
    await page.getByRole("checkbox", { name: "Select Order wood" }).check();
    await bar().getByRole("button", { name: "Move" }).click();
    await page.getByRole("dialog").getByLabel("Folder").fill("House/Wood");
    await page.getByRole("dialog").getByRole("button", { name: "Move" }).click();
    await page.getByText("Moved 1 record.").waitFor();
    expect(textOf("note/Plan.md")).toContain("[[House/Wood/Order wood]]");
    expect(await drafts()).toEqual([key("House/Wood/Order wood.md")]);
    await page.getByRole("button", { name: "Undo" }).click();
    // The files are back before the index says so.
    const paths = async () =>
      (await listRecords(served.account.ctx, { type: "task" })).results.map(({ path }) => path);
    await until("it is back", async () => (await paths()).includes("task/Order wood.md"));
    expect(textOf("note/Plan.md")).toContain("[[task/Order wood]]");
    await expect.poll(drafts).toEqual([key("task/Order wood.md")]);
    await page.evaluate(() => localStorage.clear());
  });

  it("are deleted as they were shown, not as another program made them since", async () => {
    const { page } = window;
    const before = textOf("task/Paint the door.md");
    await open("type=task&sort=name");
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await bar().getByRole("button", { name: "Delete" }).click();
    await createRecord(served.account.ctx, { type: "note", name: "Other" });
    await page.getByRole("dialog").getByText("task/Paint the door.md").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await page.getByText("Deleted 3 records.").waitFor();
    await page.getByRole("heading", { name: "No results" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Restored 3 records.").waitFor();
    expect(textOf("task/Paint the door.md")).toBe(before);
    expect((await readRecord(served.account.ctx, { path: "task/Paint the door" })).backlinks).toEqual([]);
  });
});
