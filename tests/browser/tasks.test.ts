import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createRecord, editRecord } from "@/lib/vault";
import type { Window } from "../support/browser";
import { itDeep } from "../support/deep";
import { Hand } from "../support/hand";
import { root } from "../support/root";
import { fillVault } from "../support/sample-vault";
import { serve } from "../support/serve";
import { closeWindow, openWindow } from "../support/window";

const served = serve({ worker: true });
let window: Window;

beforeAll(async () => {
  const { account, service } = served;
  await fillVault(account.ctx);
  await createRecord(account.ctx, { type: "note", name: "Typo", body: `Ask [[person/Alise Chen]]. ${LONG}` });
  await createRecord(account.ctx, { type: "note", name: "Draft", body: "First words." });
  await editRecord(account.ctx, { path: "note/Draft", body: "Second words." });
  await account.api.ok("addToInbox", { filename: "Lunch.md", content: "# Lunch\n\nAttendees: Bob Osei\n" });
  await account.api.ok("processInbox", {});
  await account.api.ok("janitorScan", {});
  window = await openWindow(service, { as: account });
});
afterAll(() => closeWindow(window));

const LONG = "It is a text of more than fifty characters, so that it is no stub.";
const textOf = (path: string) => readFileSync(join(served.account.vaultDir, path), "utf8");
const main = () => window.page.getByRole("main");
const dialog = () => window.page.getByRole("dialog");

interface Task {
  name: string;
  /** The page it begins on. */
  from: string;
  does: (hand: Hand) => Promise<unknown>;
}

async function openPalette(hand: Hand): Promise<void> {
  const palette = hand.page.getByRole("dialog", { name: "Go to" });
  await hand.pressUntil("Control+k", () => palette.isVisible());
}

const TASKS: Task[] = [
  {
    name: "Make a task with an owner and a due date",
    from: "/home",
    does: async (hand) => {
      const { page } = hand;
      await openPalette(hand);
      await hand.type("new task");
      await dialog().getByRole("option", { name: "New task", selected: true }).waitFor();
      await hand.press("Enter");
      await page.waitForURL("**/vault/new?type=task");
      const name = page.getByLabel("Name", { exact: true });
      await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
      await hand.type("Order the oak");
      await hand.press("Tab");
      await hand.type("[[bob");
      await page.getByRole("option", { name: /Bob Osei/ }).waitFor();
      await hand.press("Enter");
      await expect.poll(() => page.getByLabel("Owner").inputValue()).toBe("[[person/Bob Osei]]");
      await hand.press("Tab");
      await hand.type("04012027");
      await hand.press("Enter");
      await page.waitForURL("**/vault/task/Order%20the%20oak.md");
      expect(textOf("task/Order the oak.md")).toMatch(
        /status: todo\nowner: "?\[\[person\/Bob Osei\]\]"?\ndue: "?2027-04-01"?\n/,
      );
    },
  },
  {
    name: "Open a record by its name",
    from: "/home",
    does: async (hand) => {
      await openPalette(hand);
      await hand.type("alcn");
      await hand.press("Enter");
      await hand.page.waitForURL("**/vault/person/Alice%20Chen.md");
    },
  },
  {
    name: "Find what was decided about something",
    from: "/home",
    does: async (hand) => {
      const box = hand.page.getByRole("searchbox", { name: "Search the vault" });
      await hand.pressUntil("/", () => box.evaluate((field) => field === document.activeElement));
      await box.fill("");
      await hand.type("type:decision postgres");
      await hand.press("Enter");
      await main().getByRole("link", { name: "Use Postgres" }).waitFor();
    },
  },
  {
    name: "Fix a broken link",
    from: "/home",
    does: async (hand) => {
      const need = main().getByRole("link", { name: /critical issues? in your records/ });
      const key = (await need.getAttribute("aria-keyshortcuts")) ?? "";
      const isOpen = async () => new URL(hand.page.url()).pathname === "/janitor";
      await hand.pressUntil(key, isOpen);
      const repair = /^Link to person\/Alice Chen/;
      await hand.click(main().getByRole("button", { name: repair }).first());
      await hand.click(main().getByRole("region", { name: repair }).getByRole("button", { name: repair }));
      await expect.poll(() => textOf("note/Typo.md")).toContain("[[person/Alice Chen]]");
    },
  },
  {
    name: "Undo what a file made",
    from: "/home",
    does: async (hand) => {
      await hand.click(hand.page.getByRole("link", { name: "Inbox", exact: true }));
      await hand.click(main().getByRole("button", { name: "Undo Lunch.md" }));
      await hand.click(dialog().getByRole("button", { name: "Undo" }));
      await main().getByRole("row").filter({ hasText: "Lunch.md" }).getByText("on hold").waitFor();
    },
  },
  {
    name: "Rename a record and all links to it",
    from: "/vault/person/Bob%20Osei.md",
    does: async (hand) => {
      await hand.click(main().getByRole("link", { name: "Move" }));
      await hand.click(dialog().getByLabel("Name"));
      await hand.press("Control+a");
      await hand.type("Bob Okoro");
      await hand.press("Enter");
      await hand.page.waitForURL("**/vault/person/Bob%20Okoro.md?**");
      expect(textOf("note/Kick-off.md")).toContain("[[Bob Okoro]]");
    },
  },
  {
    name: "Set the status of several records",
    from: "/vault?type=task&view=table",
    does: async (hand) => {
      await hand.click(main().getByRole("checkbox", { name: "Select all on this page" }));
      await hand.click(main().getByRole("button", { name: "Set status" }));
      await hand.choose(dialog().getByLabel("Status"), "done");
      await hand.click(dialog().getByRole("button", { name: "Set status" }));
      await hand.page.getByText(/^Set the status of \d+ records to done/).waitFor();
    },
  },
  {
    name: "Tick a task in a text",
    from: "/vault/note/Kick-off.md",
    does: async (hand) => {
      const boxes = main().getByRole("article", { name: "Text" }).getByRole("checkbox");
      await hand.click(boxes.nth(1));
      await expect.poll(() => textOf("note/Kick-off.md")).not.toContain("- [ ]");
    },
  },
  {
    name: "Restore an earlier text",
    from: "/vault/note/Draft.md",
    does: async (hand) => {
      await hand.click(hand.page.getByRole("complementary").getByRole("link", { name: "Edited: text" }));
      await hand.click(dialog().getByRole("button", { name: "Restore the earlier text" }));
      await main().getByText("First words.", { exact: true }).waitFor();
    },
  },
  {
    name: "Add a text to the inbox",
    from: "/home",
    does: async (hand) => {
      await hand.click(main().getByText("Paste text"));
      await hand.click(main().getByRole("textbox", { name: "Text" }));
      await hand.type("Call the garage.");
      await hand.click(main().getByRole("button", { name: "Add to inbox" }));
      await window.page.getByText("Added 1 file to the inbox.").waitFor();
    },
  },
];

/** The rows of the table in `docs/tasks.md`: the name of a task, its clicks, its keys. */
const rows = new Map(
  [
    ...readFileSync(join(root, "docs/tasks.md"), "utf8").matchAll(/^\| ([^|]+) \|.*\| (\d+) \| (\d+) \|$/gm),
  ].map(([, name = "", clicks, keys]) => [name.trim(), { clicks: Number(clicks), keys: Number(keys) }]),
);

it("are all in the table, and no others", () => {
  expect([...rows.keys()]).toEqual(TASKS.map(({ name }) => name));
});

/** What other files do, too, though they do not count it. */
const ELSEWHERE = new Set([
  "Open a record by its name",
  "Find what was decided about something",
  "Fix a broken link",
  "Restore an earlier text",
  "Add a text to the inbox",
]);

const AS_IN_TABLE = "$name: as many clicks and keys as the table says";
it.each(TASKS.filter(({ name }) => !ELSEWHERE.has(name)))(AS_IN_TABLE, isDoneAsInTable);
itDeep.each(TASKS.filter(({ name }) => ELSEWHERE.has(name)))(AS_IN_TABLE, isDoneAsInTable);

async function isDoneAsInTable({ name, from, does }: Task): Promise<void> {
  const hand = new Hand(window.page);
  await window.page.goto(from);
  await does(hand);
  expect({ clicks: hand.clicks, keys: hand.keys }).toEqual(rows.get(name));
}
