import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { createRecord } from "@/lib/vault";
import { describeDeep, itDeep } from "../support/deep";
import { fillVault } from "../support/sample-vault";
import { serve } from "../support/serve";
import { windowOn } from "../support/window";

const served = serve();
const window = windowOn(served);

beforeAll(async () => {
  await fillVault(served.account.ctx);
});

const textOf = (path: string) => readFileSync(join(served.account.vaultDir, path), "utf8");
const focused = () => window.page.evaluate(() => document.activeElement?.textContent?.trim());

/** Opens a dialog of a record by keys. */
async function open(path: string, action: string) {
  const { page } = window;
  await page.goto(`/vault/${path}`);
  await page.getByRole("link", { name: action }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  return dialog;
}

describe("a record", () => {
  itDeep("is renamed with its links after saying which files change, and moved back", async () => {
    const { page } = window;
    const before = textOf("note/Kick-off.md");
    const dialog = await open("person/Alice%20Chen.md", "Move");
    await dialog.getByText("Links in 3 other files are rewritten").waitFor();
    await dialog.getByText("Show 3 files").click();
    await dialog.getByText("note/Kick-off.md").waitFor();
    await dialog.getByLabel("Name").fill("Alice: Chen");
    await page.keyboard.press("Enter");
    await dialog.getByText('Try "Alice- Chen"').waitFor();
    await dialog.getByLabel("Name").fill("Alice Meyer");
    await dialog.getByLabel("Folder").fill("person/../north");
    await page.keyboard.press("Enter");
    await dialog.locator("[aria-invalid=true][name=folder]").waitFor();
    await dialog.getByLabel("Folder").fill("person/north");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/vault/person/north/Alice%20Meyer.md?**");
    expect(textOf("note/Kick-off.md")).toContain("[[person/north/Alice Meyer|Alice]]");
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await page.waitForURL("**/vault/person/Alice%20Chen.md?**");
    expect(textOf("note/Kick-off.md")).toBe(before);
    expect(await page.getByText("Moved from").count()).toBe(0);
  });

  it("gets another type, with a status that the type has", async () => {
    const { page } = window;
    const dialog = await open("task/Draft%20the%20plan.md", "Change type");
    await dialog.getByLabel("New type").selectOption("project");
    await dialog.getByText("project/Draft the plan.md").waitFor();
    await dialog.getByLabel("Status, instead of “todo”").selectOption("proposed");
    await dialog.getByRole("button", { name: "Change type" }).press("Enter");
    await page.waitForURL("**/vault/project/Draft%20the%20plan.md?**");
    expect(textOf("project/Draft the plan.md")).toMatch(/type: project[\s\S]*status: proposed/);
    expect(textOf("note/Kick-off.md")).toContain("[[project/Draft the plan|The plan]]");
  });

  itDeep("is duplicated under another name", async () => {
    const { page } = window;
    const dialog = await open("project/Atlas.md", "Duplicate");
    expect(await dialog.getByLabel("Name of the copy").inputValue()).toBe("Atlas copy");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(focused).toBe("Duplicate");
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Duplicate record" }).press("Enter");
    await page.waitForURL("**/vault/project/Atlas%20copy.md");
    expect(textOf("project/Atlas copy.md")).toBe(
      textOf("project/Atlas.md").replace("name: Atlas", "name: Atlas copy"),
    );
  });

  itDeep("is not moved onto another, and stays where it is when it has changed since", async () => {
    const { page } = window;
    await createRecord(served.account.ctx, { type: "note", name: "Taken" });
    const dialog = await open("note/Kick-off.md", "Move");
    await dialog.getByLabel("Name").fill("Taken");
    await page.keyboard.press("Enter");
    await dialog.getByRole("alert").getByText("note/Taken.md already exists").waitFor();
    await dialog.getByRole("link", { name: "Cancel" }).press("Enter");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(focused).toBe("Move");
  });
});

describeDeep("what is around a text", () => {
  it("shows the sentences of backlinks, the outline and the last changes", async () => {
    const { page } = window;
    await createRecord(served.account.ctx, {
      type: "note",
      name: "Long",
      body: "## One\n\n## Two\n\n### Three\n",
    });
    await createRecord(served.account.ctx, {
      type: "note",
      name: "Mention",
      fields: { related: ["[[note/Long]]"] },
      body: "Before.\n\nAs [[note/Long|written]] there.\n",
    });
    await page.goto("/vault/note/Long.md");
    const about = page.getByRole("complementary");
    await about.getByText("As written there.").waitFor();
    await about.getByText("Created by test").waitFor();
    await page.getByText("Outline").click();
    await page.getByRole("navigation", { name: "Outline" }).getByRole("link", { name: "Three" }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#h-three");
  });

  it("ticks tasks, of which only the mark changes, and keeps the focus", async () => {
    const { page } = window;
    const body = "# Tasks\n\nFirst:\n\n- [ ] one\n- [x] two\n\n![[note/Other tasks]]\n";
    await createRecord(served.account.ctx, { type: "note", name: "Other tasks", body: "- [ ] theirs\n" });
    const { path } = await createRecord(served.account.ctx, { type: "note", name: "Tasks", body });
    const before = textOf(path);
    await page.goto("/vault/note/Tasks.md");
    const boxes = page.getByRole("article", { name: "Text" }).getByRole("checkbox");
    await boxes.nth(0).press("Space");
    await expect.poll(() => textOf(path)).toBe(before.replace("[ ] one", "[x] one"));
    await page.getByRole("complementary").getByText("Edited: text by you").waitFor();
    expect(await boxes.nth(0).evaluate((box) => box === document.activeElement)).toBe(true);
    await boxes.nth(1).press("Space");
    await expect
      .poll(() => textOf(path))
      .toBe(before.replace("[ ] one", "[x] one").replace("[x] two", "[ ] two"));
    expect(await boxes.nth(2).isDisabled()).toBe(true);
  });

  it("in Arabic or Hebrew reads from the right, in the text and in its editor", async () => {
    const { page } = window;
    const body = "Latin first.\n\nهذا نص باللغة العربية.\n";
    await createRecord(served.account.ctx, { type: "note", name: "نص", body });
    /** How much room is left of the words, and right of them. */
    const room = (block: Locator) =>
      block.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const [text, box] = [words.getBoundingClientRect(), element.getBoundingClientRect()];
        return { left: text.left - box.left, right: box.right - text.right };
      });
    await page.goto(`/vault/note/${encodeURIComponent("نص")}.md`);
    const paragraph = page.getByRole("article").getByText("هذا نص").and(page.locator("p"));
    expect((await room(paragraph)).left).toBeGreaterThan(50);
    expect((await room(paragraph)).right).toBeLessThan(2);
    expect((await room(page.getByText("Latin first.").and(page.locator("p")))).left).toBeLessThan(2);
    await page.getByRole("link", { name: "Edit", exact: true }).click();
    const line = page
      .getByRole("textbox", { name: "Text of" })
      .locator(".cm-line")
      .filter({ hasText: "هذا" });
    await line.waitFor();
    expect((await room(line)).right).toBeLessThan(2);
  });
});
