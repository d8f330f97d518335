import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { createRecord, editRecord, moveRecord } from "@/lib/vault";
import { itDeep } from "../support/deep";
import { inspect } from "../support/inspect";
import { serve } from "../support/serve";
import { windowOn } from "../support/window";

const served = serve();
const window = windowOn(served);

const textOf = (file: string) => readFileSync(path.join(served.account.vaultDir, file), "utf8");

it("shows what a change was, also before a move, and restores the text before it", async () => {
  const { page } = window;
  await createRecord(served.account.ctx, { type: "note", name: "Draft", body: "First words" });
  const first = textOf("note/Draft.md");
  await editRecord(served.account.ctx, { path: "note/Draft", body: "Second words" });
  await moveRecord(served.account.ctx, { path: "note/Draft", to: "Texts/Draft.md" });
  await editRecord(served.account.ctx, { path: "Texts/Draft", body: "Third words" });
  await page.goto("/vault/Texts/Draft.md");
  const about = page.getByRole("complementary");
  await about.getByRole("link", { name: "Edited: text" }).nth(1).click();
  const dialog = page.getByRole("dialog", { name: "Change" });
  await dialog.getByText("First words").waitFor();
  await dialog.getByText("Second words").waitFor();
  await dialog.getByRole("button", { name: "Restore the earlier text" }).click();
  await page.getByRole("article", { name: "Text" }).getByText("First words", { exact: true }).waitFor();
  expect(textOf("Texts/Draft.md")).toBe(first);
  await about.getByRole("link", { name: "Restored: text" }).waitFor();
});

itDeep("restores nothing over later changes", async () => {
  const { page } = window;
  await createRecord(served.account.ctx, { type: "note", name: "Busy", body: "One" });
  await editRecord(served.account.ctx, { path: "note/Busy", body: "Two" });
  await page.goto("/vault/note/Busy.md");
  await page.getByRole("complementary").getByRole("link", { name: "Edited: text" }).click();
  const dialog = page.getByRole("dialog", { name: "Change" });
  await dialog.getByText("One").waitFor();
  // A page that is open is refreshed; one that was posted late is refused.
  await dialog.locator("input[name=etag]").evaluate((input) => input.setAttribute("value", "0".repeat(32)));
  await dialog.getByRole("button", { name: "Restore the earlier text" }).click();
  await dialog.getByRole("alert").filter({ hasText: "changed since" }).waitFor();
  expect(textOf("note/Busy.md")).toContain("Two");
});

itDeep("inserts by slash commands in the editor", async () => {
  const { page } = window;
  await createRecord(served.account.ctx, { type: "note", name: "Slash", body: "Top" });
  await page.goto("/vault/note/Slash.md?edit=body");
  const editor = page.getByRole("textbox", { name: "Text of Slash" });
  await editor.waitFor();
  await editor.press("Control+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/ta");
  const task = page.getByRole("option", { name: /^Task/ });
  await task.waitFor();
  await task.click();
  await page.keyboard.type("Buy wood");
  await expect.poll(() => editor.innerText()).toContain("- [ ] Buy wood");
  await page.keyboard.press("Enter");
  await page.keyboard.type("a/b");
  await expect.poll(() => editor.innerText()).toContain("a/b");
  expect(await page.getByRole("listbox").count()).toBe(0);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => textOf("note/Slash.md")).toContain("- [ ] Buy wood");
});

itDeep("makes a mention a link by one click", async () => {
  const { page } = window;
  await createRecord(served.account.ctx, { type: "person", name: "Ann Lee" });
  await createRecord(served.account.ctx, { type: "note", name: "Walk", body: "A walk. Then Ann Lee came." });
  await page.goto("/vault/person/Ann%20Lee.md");
  await page.getByRole("heading", { name: "Unlinked mentions" }).waitFor();
  await page.getByRole("button", { name: "Link the mention in Walk" }).click();
  await page.getByText("Linked in note/Walk.md.").waitFor();
  await page.getByRole("heading", { name: "Unlinked mentions" }).waitFor({ state: "detached" });
  expect(textOf("note/Walk.md")).toContain("Then [[person/Ann Lee|Ann Lee]] came.");
});

itDeep("is accessible where a change is shown", async () => {
  const { page } = window;
  await page.goto("/vault/note/Busy.md");
  await page.getByRole("complementary").getByRole("link", { name: "Edited: text" }).click();
  await page.getByRole("dialog", { name: "Change" }).waitFor();
  await inspect(window, page.url());
});

itDeep("is printed as its name and text, without the dashboard around it", async () => {
  const { page } = window;
  await page.goto("/vault/note/Walk.md");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.getByRole("heading", { name: "Walk" }).waitFor();
  await page.getByText("A walk.").first().waitFor();
  for (const hidden of [
    page.getByRole("searchbox"),
    page.getByRole("navigation", { name: "Main" }),
    page.getByRole("link", { name: "Edit", exact: true }),
    page.getByText("Source", { exact: true }),
    page.getByText("Linked from"),
    page.getByText("note/Walk.md"),
  ])
    await hidden.waitFor({ state: "hidden" });
  const scheme = page.locator("html").evaluate((root) => getComputedStyle(root).colorScheme);
  expect(await scheme).toBe("light");
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  await page.getByRole("searchbox").waitFor();
});
