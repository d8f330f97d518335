import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { createRecord } from "@/lib/vault";
import { itDeep } from "../support/deep";
import { fillVault } from "../support/sample-vault";
import { serve } from "../support/serve";
import { windowOn } from "../support/window";

const served = serve();
const window = windowOn(served);

beforeAll(async () => {
  await fillVault(served.account.ctx);
});

const textOf = (path: string) => readFileSync(join(served.account.vaultDir, path), "utf8");
const row = (name: string) =>
  window.page.getByRole("complementary").getByRole("row", { name: new RegExp(`^${name} `) });
const dialog = () => window.page.getByRole("dialog");
const focusedLabel = () => window.page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

/** Opens a new task and the dialog of one of its fields, by keys. */
async function edit(name: string, field: string, fields: Record<string, unknown>): Promise<string> {
  const { path } = await createRecord(served.account.ctx, { type: "task", name, fields, body: "Text.\n" });
  await window.page.goto(`/vault/task/${encodeURIComponent(name)}.md`);
  await window.page.getByRole("link", { name: `Edit ${field}` }).press("Enter");
  await dialog().waitFor();
  return path;
}

const save = async () => {
  await dialog().getByRole("button", { name: "Save" }).press("Enter");
  await dialog().waitFor({ state: "detached" });
};

itDeep("Enter saves what was typed, and removes no field", async () => {
  const path = await edit("Entered", "place", { place: "Room 5" });
  const before = textOf(path);
  await dialog().getByLabel("place").fill("Room 6");
  await dialog().getByLabel("place").press("Enter");
  await dialog().waitFor({ state: "detached" });
  await row("place").getByText("Room 6").waitFor();
  expect(textOf(path)).toBe(before.replace("Room 5", "Room 6"));
});

itDeep("the status is one of its type, and the focus returns to the field", async () => {
  const path = await edit("Status", "status", { status: "todo" });
  const before = textOf(path);
  const choices = await dialog()
    .getByRole("combobox", { name: "status" })
    .getByRole("option")
    .allTextContents();
  expect(choices).toEqual(["todo", "active", "blocked", "done", "cancelled"]);
  await dialog().getByRole("combobox", { name: "status" }).selectOption("done");
  await save();
  await row("status").getByText("done").waitFor();
  expect(textOf(path)).toBe(before.replace("status: todo", "status: done"));
  await expect.poll(focusedLabel).toBe("Edit status");
});

itDeep("a date has a picker, a number is one, and what is none is refused", async () => {
  const path = await edit("Kinds", "due", { due: "2026-03-13", hours: 3 });
  await dialog().getByLabel("due").fill("2026-04-01");
  await save();
  await row("due").getByText("2026-04-01").waitFor();
  await window.page.getByRole("link", { name: "Edit hours" }).press("Enter");
  await dialog().getByLabel("hours").fill("many");
  await dialog().getByRole("button", { name: "Save" }).press("Enter");
  await dialog().getByText("Must be a number").waitFor();
  await dialog().getByLabel("hours").fill("2.5");
  await save();
  await row("hours").getByText("2.5").waitFor();
  expect(textOf(path)).toMatch(/due: 2026-04-01\nhours: 2\.5\n/);
});

itDeep("a list has chips, with links that are suggested", async () => {
  const path = await edit("Chips", "related", { related: ["one", 2] });
  await dialog().getByRole("button", { name: "Remove one" }).press("Enter");
  const focused = () => window.page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(focused).toBe("Remove 2");
  const input = dialog().getByRole("combobox", { name: "related" });
  await input.pressSequentially("[[bob");
  await dialog()
    .getByRole("option", { name: /Bob Osei/ })
    .waitFor();
  await input.press("Enter");
  await expect.poll(() => input.inputValue()).toBe("[[person/Bob Osei]]");
  await input.press("Enter");
  await dialog().getByRole("button", { name: "Remove Bob Osei" }).waitFor();
  await input.fill("last");
  await save();
  await row("related").getByRole("link", { name: "Bob Osei" }).waitFor();
  expect(textOf(path)).toMatch(/related:\n *- 2\n *- "\[\[person\/Bob Osei\]\]"\n *- last\n/);
});

itDeep("text typed after choosing a link stays after it", async () => {
  await edit("Fast", "about", { about: "With" });
  const input = dialog().getByRole("combobox", { name: "about" });
  await input.press("End");
  await input.pressSequentially(" [[bo");
  await dialog().getByRole("option").first().waitFor();
  let answer = (): void => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await window.page.route("**/suggestions?**", async (route) => {
    await held;
    await route.continue();
  });
  await input.press("b");
  await input.press("Enter");
  await input.pressSequentially(", today");
  answer();
  await expect.poll(() => input.inputValue()).toBe("With [[person/Bob Osei]], today");
  await window.page.unroute("**/suggestions?**");
  await window.page.keyboard.press("Escape");
});

it("fields are added and removed, and every other byte stays", async () => {
  const path = await edit("Added", "status", { status: "todo" });
  const before = textOf(path);
  const { page } = window;
  await page.keyboard.press("Escape");
  await dialog().waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Add field" }).press("Enter");
  await dialog().getByLabel("Name", { exact: true }).fill("status");
  await dialog().getByRole("button", { name: "Add field" }).press("Enter");
  await dialog().getByText("has the field status already").waitFor();
  await dialog().getByLabel("Name", { exact: true }).fill("estimate");
  await dialog().getByLabel("Kind").selectOption("Number");
  await dialog().getByLabel("Value").fill("8");
  await dialog().getByRole("button", { name: "Add field" }).press("Enter");
  await row("estimate").getByText("8").waitFor();
  expect(textOf(path)).toBe(before.replace("status: todo\n", "status: todo\nestimate: 8\n"));
  await page.getByRole("link", { name: "Edit estimate" }).press("Enter");
  await dialog().getByRole("button", { name: "Remove field" }).press("Enter");
  await row("estimate").waitFor({ state: "detached" });
  expect(textOf(path)).toBe(before);
});

itDeep("a value that no control can show is edited in the source", async () => {
  const { page } = window;
  await page.goto("/vault/note/Kick-off.md");
  await page.getByRole("link", { name: "Edit place" }).press("Enter");
  await page.getByRole("textbox", { name: "Source of Kick-off" }).waitFor();
});

itDeep("fields are edited while the text is, which is saved after it", async () => {
  const path = await edit("Both", "status", { status: "todo" });
  const { page } = window;
  await page.goto("/vault/task/Both.md?edit=body");
  await page.getByRole("textbox", { name: "Text of Both" }).press("Control+End");
  await page.keyboard.type("Typed.");
  await page.getByRole("link", { name: "Edit status" }).press("Enter");
  await dialog().getByRole("combobox", { name: "status" }).selectOption("active");
  await save();
  await page.getByRole("textbox", { name: "Text of Both" }).getByText("Typed.").waitFor();
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await page
    .getByRole("status")
    .filter({ hasText: /^Saved$/ })
    .waitFor();
  expect(textOf(path)).toMatch(/status: active\n[\s\S]*Text\.\nTyped\.$/);
});

itDeep("keys that an input method takes add no item, and close no dialog", async () => {
  const { context, page } = window;
  await edit("Composed", "related", { related: ["one"] });
  const session = await context.newCDPSession(page);
  const take = async (key: string) => {
    for (const type of ["rawKeyDown", "keyUp"] as const)
      await session.send("Input.dispatchKeyEvent", { type, key, code: key, windowsVirtualKeyCode: 229 });
  };
  await dialog().getByRole("combobox", { name: "related" }).focus();
  await session.send("Input.imeSetComposition", { text: "にほん", selectionStart: 3, selectionEnd: 3 });
  await take("Enter");
  await take("Escape");
  await session.send("Input.insertText", { text: "日本" });
  await page.keyboard.press("Enter");
  await dialog().getByRole("button", { name: "Remove 日本" }).waitFor();
  expect(
    await dialog()
      .getByRole("button", { name: /^Remove / })
      .count(),
  ).toBe(3);
  await session.detach();
});

itDeep(
  "values that have no blank, broken links, and values of several lines stay within the page",
  async () => {
    const { page } = window;
    await edit("Wide", "status", {
      status: "todo",
      url: `https://example.org/${"a".repeat(200)}`,
      lines: "first\nsecond",
      related: `[[${"no-such-record-".repeat(8)}]]`,
      [`long_${"name_".repeat(20)}`]: "x",
    });
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    expect(await row("lines").getByRole("cell").first().innerText()).toBe("first\nsecond");
    await page.setViewportSize({ width: 1280, height: 800 });
  },
);
