import { readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { createRecord, deleteRecord, reconcile } from "@/lib/vault";
import { describeDeep, itDeep } from "../support/deep";
import { fillVault } from "../support/sample-vault";
import { serve } from "../support/serve";
import { until } from "../support/until";
import { closeWindow, openWindow, windowOn } from "../support/window";

const served = serve();
const window = windowOn(served);

beforeAll(async () => {
  await fillVault(served.account.ctx);
});

const file = (path: string) => join(served.account.vaultDir, path);
const textOf = (path: string) => readFile(file(path), "utf8");
const editor = () => window.page.getByRole("textbox", { name: /^(Text|Source) of / });
const saved = () => window.page.getByRole("status").filter({ hasText: /^Saved$/ });
const draftKept = () => window.page.getByRole("status").filter({ hasText: "kept as a draft" });

/** Opens the editor of a new note, with the focus in it and at the end of its text. */
async function edit(name: string, body: string): Promise<string> {
  const { path } = await createRecord(served.account.ctx, { type: "note", name, body });
  await window.page.goto(`/vault/note/${encodeURIComponent(name)}.md`);
  await window.page.getByRole("link", { name: "Edit", exact: true }).press("Enter");
  await atEnd();
  return path;
}

async function atEnd(): Promise<void> {
  await editor().waitFor();
  await expect.poll(() => editor().evaluate((element) => element === document.activeElement)).toBe(true);
  await window.page.keyboard.press("Control+End");
}

async function type(text: string): Promise<void> {
  await window.page.keyboard.type(text);
}

const paste = (...names: string[]) =>
  editor().evaluate(
    (element, { base64, names }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const clipboardData = new DataTransfer();
      for (const name of names) clipboardData.items.add(new File([bytes], name, { type: "image/png" }));
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { base64: DOT, names },
  );

describe("the text of a record", () => {
  it("is edited and saved by keys alone, and every other byte stays", async () => {
    const path = await edit("Typed", "First line.\n");
    const before = await textOf(path);
    await type("Second line.");
    await window.page.keyboard.press("Control+s");
    await saved().waitFor();
    expect(await textOf(path)).toBe(`${before}Second line.`);
    await window.page.getByRole("link", { name: "Done" }).press("Enter");
    await window.page.getByRole("link", { name: "Edit", exact: true }).waitFor();
    await window.page.getByRole("article", { name: "Text" }).getByText("Second line.").first().waitFor();
    const focused = await window.page.evaluate(() => document.activeElement?.textContent?.trim());
    expect(focused).toBe("Edit");
  });

  itDeep("keeps Windows line ends, also in added text", async () => {
    const path = await edit("Windows", "x");
    await writeFile(file(path), "---\r\ntype: note\r\n---\r\nOne\r\nTwo\r\n");
    await window.page.reload();
    await atEnd();
    await type("Three\nFour");
    await window.page.keyboard.press("Control+s");
    await saved().waitFor();
    expect(await textOf(path)).toBe("---\r\ntype: note\r\n---\r\nOne\r\nTwo\r\nThree\r\nFour");
  });

  itDeep("links to a record that is found by its alias", async () => {
    const path = await edit("Linked", "With ");
    await type("[[ali");
    const { keyboard } = window.page;
    const alice = window.page.getByRole("option", { name: /^Alice/ }).first();
    await alice.waitFor();
    // Right after the list has changed, Enter is a new line.
    await until("the link is chosen", async () => {
      await keyboard.press("Enter");
      if (((await editor().textContent()) ?? "").includes("person/Alice Chen")) return true;
      await keyboard.press("Backspace");
      await keyboard.press("Control+Space");
      await alice.waitFor();
      return false;
    });
    await window.page.keyboard.press("Control+s");
    await saved().waitFor();
    expect(await textOf(path)).toMatch(/With \[\[person\/Alice Chen(\|Alice)?\]\]$/);
  });

  itDeep("takes an image that is pasted, and shows it", async () => {
    const path = await edit("Pictured", "See ");
    await paste("dot.png");
    await editor().getByText("![[Attachments/dot.png]]").waitFor();
    expect(readFileSync(file("Attachments/dot.png")).toString("base64")).toBe(DOT);
    await window.page.keyboard.press("Control+s");
    await saved().waitFor();
    expect(await textOf(path)).toContain("See ![[Attachments/dot.png]]");
    await window.page.getByRole("link", { name: "Done" }).click();
    await window.page.getByRole("article").getByRole("img", { name: "dot.png" }).waitFor();
  });

  itDeep(
    "takes several images at once, each on its own line, whatever the line ends of the file",
    async () => {
      const path = await edit("Album", "x");
      await writeFile(file(path), "---\r\ntype: note\r\n---\r\nSee\r\n");
      await window.page.reload();
      await atEnd();
      await paste("one.png", "two.png", "three.png");
      await editor().getByText("![[Attachments/three.png]]").waitFor();
      await type(" and more");
      await window.page.keyboard.press("Control+s");
      await saved().waitFor();
      const embeds = ["one", "two", "three"].map((name) => `![[Attachments/${name}.png]]`);
      expect(await textOf(path)).toBe(`---\r\ntype: note\r\n---\r\nSee\r\n${embeds.join("\r\n")} and more`);
    },
  );

  itDeep(
    "takes an image where it was pasted, whatever is typed meanwhile, and says when it was not added",
    async () => {
      const { page, problems } = window;
      const path = await edit("Late", "See ");
      let arrives = () => {};
      const typed = new Promise<void>((resolve) => {
        arrives = resolve;
      });
      await page.route("**/attachments?*", async (route) => {
        await typed;
        await route.continue();
      });
      await paste("late.png");
      await page.getByRole("status").filter({ hasText: "Adding late.png" }).waitFor();
      await type("and more");
      await page.keyboard.press("Control+a");
      arrives();
      await editor().getByText("![[Attachments/late.png]]").waitFor();
      await page.unroute("**/attachments?*");
      await page.keyboard.press("Control+s");
      await saved().waitFor();
      expect(await textOf(path)).toMatch(/See !\[\[Attachments\/late\.png\]\]and more$/);
      await page.route("**/attachments?*", (route) => route.abort());
      await paste("lost.png");
      await page.getByText("lost.png was not added. The server did not respond").waitFor();
      await page.unroute("**/attachments?*");
      problems.length = 0;
    },
  );

  itDeep("follows its record as a draft where that is moved, and back", async () => {
    const { page } = window;
    await edit("Settles", "Saved.\n");
    await type("Not saved.");
    await draftKept().waitFor();
    await page.getByRole("link", { name: "Move" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Settled");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/vault/note/Settled.md?**");
    await page.getByRole("link", { name: "Continue editing" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForURL("**/vault/note/Settles.md?**");
    await page.getByRole("link", { name: "Continue editing" }).click();
    await editor().getByText("Not saved.").waitFor();
    await page.getByRole("button", { name: "Discard changes" }).click();
    await saved().waitFor();
  });

  it("is kept as a draft when it is not saved, and can be discarded", async () => {
    const path = await edit("Drafted", "Saved.\n");
    const before = await textOf(path);
    await type("Not saved.");
    await draftKept().waitFor();
    await window.page.goto("/vault/note/Drafted.md");
    await window.page.getByRole("link", { name: "Continue editing" }).click();
    await editor().getByText("Not saved.").waitFor();
    await window.page.getByText("your draft from an earlier visit").waitFor();
    expect(await textOf(path)).toBe(before);
    await window.page.getByRole("button", { name: "Discard changes" }).click();
    await saved().waitFor();
    await window.page.goto("/vault/note/Drafted.md");
    expect(await window.page.getByRole("link", { name: "Continue editing" }).count()).toBe(0);
  });

  itDeep("is shown when the record is deleted while it is edited", async () => {
    const { page, problems } = window;
    const path = await edit("Taken away", "Saved.\n");
    await type("Not saved.");
    await deleteRecord(served.account.ctx, { path });
    await page.getByText("You have a draft of this record that is not saved").waitFor();
    await page.getByText("Saved. Not saved.").waitFor();
    await page.getByRole("button", { name: "Discard the draft" }).click();
    await page.getByText("Not saved.").waitFor({ state: "detached" });
    expect(await page.getByRole("heading", { name: "Page not found" }).count()).toBe(1);
    problems.splice(0);
  });

  it("stays when the server cannot be reached or the session has ended", async () => {
    const { context, page, problems } = window;
    const path = await edit("Offline", "");
    await type("Thought.");
    await page.route("**/texts/**", (route) => route.abort());
    await page.keyboard.press("Control+s");
    await page.getByRole("alert").getByText("The server did not respond").waitFor();
    await page.unroute("**/texts/**");
    problems.length = 0;
    const cookies = await context.cookies();
    await context.clearCookies();
    await page.keyboard.press("Control+s");
    await page.getByRole("link", { name: "Sign in (new tab)" }).waitFor();
    await context.addCookies(cookies);
    await page.keyboard.press("Control+s");
    await saved().waitFor();
    expect(await textOf(path)).toMatch(/Thought\.$/);
  });
});

it("menus are in sight at the end of a long text and in an empty one, also on a phone", async () => {
  const { page } = window;
  await createRecord(served.account.ctx, { type: "note", name: "Lines", body: "A line.\n".repeat(120) });
  await createRecord(served.account.ctx, { type: "note", name: "Blank", body: "" });
  const size = page.viewportSize();
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    for (const [name, typed, option] of [
      ["Lines", "\n[[ali", /^Alice/],
      ["Blank", "[[ali", /^Alice/],
      ["Blank", "/", /./],
    ] as const) {
      await page.goto(`/vault/note/${name}.md?edit=body`);
      await atEnd();
      await type(typed);
      const first = page.getByRole("option", { name: option }).first();
      await first.waitFor();
      // The option is what a click there would choose: nothing covers it, and it is within the window.
      const isInSight = () =>
        first.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      const message = `${typed.trim()} in ${name} at ${viewport.width}`;
      await expect.poll(isInSight, { message, timeout: 10_000 }).toBe(true);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Discard changes" }).click();
      await saved().waitFor();
    }
  }
  if (size) await page.setViewportSize(size);
});

itDeep("a long text shows above the bar of the editor what is typed, and why it was not saved", async () => {
  const { page, problems } = window;
  await edit("Long", "A line.\n".repeat(200));
  await type("The end.");
  const box = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return { top: y, bottom: y + height };
  };
  const save = page.getByRole("button", { name: "Save", exact: true });
  const typed = editor().getByText("The end.");
  await expect.poll(async () => (await box(typed)).bottom < (await box(save)).top).toBe(true);
  await page.route("**/texts/**", (route) => route.abort());
  await page.keyboard.press("Control+s");
  const failure = page.getByRole("alert").getByText("The server did not respond");
  await failure.waitFor();
  expect((await box(failure)).top).toBeGreaterThan(0);
  await page.unroute("**/texts/**");
  problems.length = 0;
  await page.keyboard.press("Control+s");
  await saved().waitFor();
});

itDeep("an editor stays open when a network fails that seems to be there", async () => {
  // A fake clock: a window with it is not used again.
  const other = await openWindow(served.service, {
    as: served.account,
    viewport: { width: 1279, height: 800 },
  });
  const { context, page, problems } = other;
  await page.clock.install();
  await page.goto("/vault/note/Kick-off.md?edit=body");
  await page.getByRole("textbox", { name: "Text of Kick-off" }).press("Control+End");
  // The first look, after five seconds, finds the stream open.
  await page.clock.fastForward(6_000);
  await context.setOffline(true);
  await page.keyboard.type("Typed.");
  const asked = page.waitForEvent("requestfailed");
  await page.clock.fastForward(31_000);
  expect((await asked).url()).toContain("/healthz");
  await page.getByRole("textbox", { name: "Text of Kick-off" }).getByText("Typed.").waitFor();
  await context.setOffline(false);
  problems.length = 0;
  await closeWindow(other);
});

it("what is typed into a new record is kept as a draft until it is created", async () => {
  const { page } = window;
  const name = page.getByLabel("Name", { exact: true });
  const text = page.locator("main textarea");
  const draft = page.getByText("This is your draft from an earlier visit");
  await page.goto("/vault/new?type=project");
  await text.fill("A long thought.");
  await name.fill("Thought out");
  await page.getByRole("link", { name: "Cancel" }).click();
  await page.waitForURL("**/vault");
  await page.goBack();
  await draft.waitFor();
  expect([await name.inputValue(), await text.inputValue()]).toEqual(["Thought out", "A long thought."]);
  await page.goto("/vault/new?type=task");
  await name.waitFor();
  expect(await name.inputValue()).toBe("");
  await page.goto("/vault/new?type=project");
  await draft.waitFor();
  await page.getByRole("button", { name: "Create record" }).click();
  await page.waitForURL("**/vault/project/Thought%20out.md");
  expect(await textOf("project/Thought out.md")).toContain("A long thought.");
  await page.goto("/vault/new?type=project");
  await name.fill("Other");
  await page.reload();
  await draft.waitFor();
  expect(await text.inputValue()).toBe("");
  await page.getByRole("button", { name: "Discard draft" }).click();
  await draft.waitFor({ state: "detached" });
  await page.reload();
  await name.waitFor();
  expect([await name.inputValue(), await draft.count()]).toEqual(["", 0]);
});

itDeep("drafts are deleted when their owner signs out, after asking", async () => {
  const other = await openWindow(served.service, { as: served.account });
  const { page } = other;
  const second = await other.context.newPage();
  await second.goto("/vault/note/Kick-off.md?edit=source");
  await second.getByRole("textbox", { name: "Source of Kick-off" }).press("Control+End");
  await second.keyboard.type("Typed.");
  await second.getByRole("status").filter({ hasText: "kept as a draft" }).waitFor();
  await page.goto("/vault/note/Kick-off.md?edit=body");
  await page.getByRole("textbox", { name: "Text of Kick-off" }).press("Control+End");
  await page.keyboard.type("Typed.");
  await page.getByRole("status").filter({ hasText: "kept as a draft" }).waitFor();
  const others = "kv-draft:another account:body:note/Theirs.md";
  await page.evaluate((key) => localStorage.setItem(key, "{}"), others);
  await page.getByRole("button", { name: "Sign out" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Sign out without saving?" });
  const drafts = dialog.getByRole("list", { name: "Drafts" }).getByRole("link");
  await drafts.first().waitFor();
  const addresses = await drafts.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses.sort()).toEqual([
    "/vault/note/Kick-off.md?edit=body",
    "/vault/note/Kick-off.md?edit=source",
  ]);
  await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Sign out" }).press("Enter");
  await dialog.getByRole("button", { name: "Delete drafts and sign out" }).press("Enter");
  await page.waitForURL("**/sign-in");
  await second.close({ runBeforeUnload: true });
  await expect.poll(() => other.context.pages().length).toBe(1);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([others]);
  await closeWindow(other);
});

describe("a record that someone else changes meanwhile", () => {
  const body = "One\nTwo\nThree\nFour\nFive\n";

  /** Types into the editor, and changes the file before the text is saved. */
  async function collide(name: string, theirs: (text: string) => string): Promise<string> {
    const path = await edit(name, body);
    await type("Mine.");
    await draftKept().waitFor();
    await writeFile(file(path), theirs(await textOf(path)));
    await window.page.keyboard.press("Control+s");
    return path;
  }

  itDeep("is saved all the same when only fields changed", async () => {
    const path = await collide("Fields", (text) => text.replace("type: note", "type: note\nstatus: draft"));
    await saved().waitFor();
    expect(await textOf(path)).toMatch(/status: draft[\s\S]*Five\nMine\.$/);
  });

  it("shows both versions, and the merge is saved", async () => {
    const path = await collide("Merged", (text) => text.replace("One", "Theirs"));
    const panel = window.page.getByRole("region", {
      name: "This record was changed while you were editing it",
    });
    await panel.getByRole("region", { name: "Changed in the vault" }).getByText("Theirs").waitFor();
    await panel.getByRole("region", { name: "Changed by you" }).getByText("Mine.").waitFor();
    expect(await textOf(path)).not.toContain("Mine.");
    await panel.getByRole("button", { name: "Edit the merge" }).press("Enter");
    await editor().getByText("Theirs").waitFor();
    await expect.poll(() => editor().evaluate((element) => element === document.activeElement)).toBe(true);
    await window.page.keyboard.press("Control+s");
    await saved().waitFor();
    expect(await textOf(path)).toMatch(/Theirs\nTwo\nThree\nFour\nFive\nMine\.$/);
  });

  itDeep("marks places that both changed, and reverts a choice", async () => {
    const path = await collide("Both", (text) => `${text}Theirs.`);
    await window.page.getByText("1 place changed in both").waitFor();
    await window.page.getByRole("button", { name: "Use the version in the vault" }).click();
    await saved().waitFor();
    await window.page.keyboard.press("Control+z");
    await editor().getByText("Mine.").waitFor();
    await window.page.keyboard.press("Control+s");
    await saved().waitFor();
    expect(await textOf(path)).toMatch(/Five\nMine\.$/);
  });
});

describeDeep("invalid fields", () => {
  it("are fixed in the source", async () => {
    await writeFile(file("note/Broken.md"), "---\ntype: note\nauthor: @alice\n---\nText.\n");
    await reconcile(served.account.ctx);
    const { page } = window;
    await page.goto("/vault/note/Broken.md");
    await page.getByRole("link", { name: "in the source" }).click();
    await editor().waitFor();
    await page.keyboard.press("Control+a");
    await page.keyboard.insertText("---\ntype: note\nauthor: alice\n---\nText.\n");
    await page.keyboard.press("Control+s");
    await saved().waitFor();
    await page.getByText("The frontmatter is not valid YAML", { exact: true }).waitFor({ state: "detached" });
    await page
      .getByRole("complementary")
      .getByRole("row", { name: /author/ })
      .waitFor();
  });
});

/** What the scripts of a page weigh when they are sent, in kilobytes. */
async function scripts(page: Page, open: () => Promise<unknown>): Promise<number> {
  const loads: Promise<number>[] = [];
  const add = (reply: { url: () => string; body: () => Promise<Buffer> }) => {
    if (/\.js(\?|$)/.test(reply.url())) loads.push(reply.body().then((bytes) => gzipSync(bytes).length));
  };
  page.on("response", add);
  await open();
  await page.waitForLoadState("networkidle");
  page.off("response", add);
  return Math.round((await Promise.all(loads)).reduce((sum, bytes) => sum + bytes, 0) / 1024);
}

describeDeep("the scripts", () => {
  it("of the list weigh at most 180 kB, and with the editor 350", async () => {
    const fresh = await openWindow(served.service, { as: served.account });
    const list = await scripts(fresh.page, () => fresh.page.goto("/vault"));
    await closeWindow(fresh);
    const other = await openWindow(served.service, { as: served.account });
    const editing = await scripts(other.page, async () => {
      await other.page.goto("/vault/note/Kick-off.md?edit=body");
      await other.page.getByRole("textbox", { name: "Text of Kick-off" }).waitFor();
    });
    await closeWindow(other);
    expect(list).toBeLessThanOrEqual(180);
    expect(editing).toBeLessThanOrEqual(350);
  });
});

/** A picture of one pixel. */
const DOT =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
