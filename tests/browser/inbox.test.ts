import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { inboxFiles } from "@/lib/vault";
import { itDeep } from "../support/deep";
import { serve } from "../support/serve";
import { until } from "../support/until";
import { closeWindow, openWindow, windowOn } from "../support/window";

const MEBIBYTE = 1024 * 1024;
const NOTE = "tests/corpus/curator/m01-sprint-review.md";
const served = serve({ worker: true });
const window = windowOn(served);

const textFile = (name: string, content: string | Buffer) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(content),
});

const row = (name: string) => window.page.getByRole("row").filter({ hasText: name });

/** Drops files and folders of the disk on the page; `during` happens after they were dragged in. */
async function drop(files: string[], during = async () => {}): Promise<void> {
  const { page } = window;
  const { x = 0, y = 0 } = (await page.getByText("Drop files here or").boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  const dispatch = (type: "dragEnter" | "dragOver" | "drop") =>
    session.send("Input.dispatchDragEvent", { type, x: x + 5, y: y + 5, data });
  await dispatch("dragEnter");
  await dispatch("dragOver");
  await during();
  await dispatch("drop");
}

const lies = (where: string) =>
  readFile(path.join(served.account.vaultDir, "inbox", where)).catch(() => null);

describe("the inbox", () => {
  it("takes several files at once and shows what each became, without a reload", async () => {
    const { page } = window;
    await page.goto("/inbox");
    await page.getByRole("heading", { name: "The inbox is empty" }).waitFor();
    await page
      .getByLabel("Choose files")
      .setInputFiles([
        textFile("sprint review.md", await readFile(NOTE)),
        textFile("todo.txt", "- [ ] Call Maria Lopez about the lease by 2026-03-13\n"),
        textFile(`${"long".repeat(50)}.txt`, "Nothing to do.\n"),
        textFile("large.txt", Buffer.alloc(5 * MEBIBYTE + 1, "a")),
      ]);
    await page.getByText("large.txt is larger than 5 MiB").waitFor();
    await row("sprint review.md").getByText("processed").waitFor({ timeout: 30_000 });
    await row("todo.txt").getByText("processed").waitFor({ timeout: 30_000 });
    expect(await row("large.txt").count()).toBe(0);
    await row("longlong").getByText("processed").waitFor({ timeout: 30_000 });
    const scrolls = (table: Element) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0);
    expect(await page.getByRole("table").evaluate(scrolls)).toBe(false);
    expect(await lies("sprint review.md")).toBeNull();

    const record = row("sprint review.md").getByRole("link").first();
    const name = (await record.textContent()) ?? "";
    await record.click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.goto("/inbox");
    await page.getByRole("button", { name: "Dismiss" }).waitFor({ state: "detached" });
  });

  it("takes the files of a folder that is dropped, and names a folder that it does not read", async () => {
    const { page } = window;
    const folder = await mkdtemp(path.join(tmpdir(), "kv-dropped-"));
    await mkdir(path.join(folder, "Letters/Old"), { recursive: true });
    await writeFile(path.join(folder, "Letters/rent letter.md"), "The rent is due.\n");
    await writeFile(path.join(folder, "Letters/Old/roof letter.md"), "The roof leaks.\n");
    await writeFile(path.join(folder, "Letters/.DS_Store"), "x");
    await mkdir(path.join(served.account.vaultDir, "inbox/By hand"), { recursive: true });
    await page.goto("/inbox");
    await drop([path.join(folder, "Letters")]);
    for (const name of ["rent letter.md", "roof letter.md"])
      await row(name).getByText("processed").waitFor({ timeout: 30_000 });
    expect(await row("DS_Store").count()).toBe(0);
    await page.getByText("By hand: It is a folder: move its files into the inbox.").waitFor();
    await rm(path.join(served.account.vaultDir, "inbox/By hand"), { recursive: true });
    await rm(folder, { recursive: true });
  });

  it("names what it cannot read of what is dropped, and takes the rest", async () => {
    const { page } = window;
    const folder = await mkdtemp(path.join(tmpdir(), "kv-dropped-"));
    const bills = path.join(folder, "Bills");
    const gone = path.join(folder, "gone.md");
    await mkdir(bills);
    await writeFile(path.join(bills, "gas bill.md"), "The gas bill is paid.\n");
    // A name in Latin-1, as old archives have them.
    await writeFile(
      Buffer.concat([Buffer.from(`${bills}/caf`), Buffer.from([0xe9]), Buffer.from(".md")]),
      "x",
    );
    await writeFile(gone, "x");
    await page.goto("/inbox");
    await drop([bills, gone], () => rm(gone));
    await page.getByText("A file in Bills has a name that cannot be read. Rename it").waitFor();
    await page.getByText("gone.md could not be read. Check that it still exists").waitFor();
    await row("gas bill.md").getByText("processed").waitFor({ timeout: 30_000 });
    expect(await page.getByRole("list", { name: "Uploads" }).getByRole("listitem").count()).toBe(2);
    await page.getByRole("button", { name: "Dismiss" }).first().click();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.getByRole("list", { name: "Uploads" }).waitFor({ state: "detached" });
    await rm(folder, { recursive: true });
  });

  itDeep("has rows that j and k reach, each with its first record", async () => {
    const { page } = window;
    await page.goto("/inbox");
    await page.getByLabel("Choose files").setInputFiles([textFile("kiln.md", "Ada Meyer fired the kiln.\n")]);
    await row("kiln.md").getByText("processed").waitFor({ timeout: 30_000 });
    const first = row("kiln.md").getByRole("link").first();
    await until("the first row has the focus", async () => {
      await page.keyboard.press("j");
      return first.evaluate((link) => link === document.activeElement);
    });
    const name = (await first.textContent()) ?? "";
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name }).waitFor();
  });

  itDeep("has the records of a file by their types, whatever their folders are called", async () => {
    const { page } = window;
    await served.api.ok("vaultSet", { type_folders: { person: "Contacts/People" } });
    await page.goto("/inbox");
    await page
      .getByLabel("Choose files")
      .setInputFiles([textFile("visit.md", "Attendees: Olga Brandt, Peter Lang\n\nWe met Olga Brandt.\n")]);
    await row("visit.md").getByText("processed").waitFor({ timeout: 30_000 });
    const link = row("visit.md").getByRole("link", { name: "Olga Brandt" }).last();
    expect(await link.getAttribute("title")).toBe("Contacts/People/Olga Brandt.md");
    const titles = row("visit.md").getByRole("term");
    expect((await titles.allTextContents()).sort()).toEqual(["note", "person"]);
    await served.api.ok("vaultSet", { type_folders: {} });
  });

  itDeep("leaves a file that was undone on hold, and processes it on request", async () => {
    const { page } = window;
    await page.goto("/inbox");
    await page
      .getByLabel("Choose files")
      .setInputFiles([textFile("lease.md", "Priya Nair renewed the lease.\n")]);
    const lease = row("lease.md");
    await lease.getByText("processed").waitFor({ timeout: 30_000 });
    await lease.getByRole("button", { name: "Undo lease.md" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
    await lease.getByText("on hold").waitFor();
    expect(await lies("lease.md")).not.toBeNull();
    // As if it had been here for an hour: no message asks the owner to check the worker.
    await served.account.ctx.db.tx((tx) =>
      tx.update(inboxFiles).set({ receivedAt: new Date(Date.now() - 3_600_000) }),
    );
    await page.reload();
    await lease.getByText("on hold").waitFor();
    expect(await page.getByText("Check that a worker process is running").count()).toBe(0);

    await lease.getByRole("button", { name: "Process lease.md" }).click();
    await lease.getByText("processed").waitFor({ timeout: 30_000 });
    expect(await lies("lease.md")).toBeNull();
    expect(await lease.getByRole("button", { name: "Process lease.md" }).count()).toBe(0);
  });

  itDeep("processes all files that are on hold at once", async () => {
    const { page } = window;
    for (const name of ["barn", "shed"]) {
      await served.api.ok("addToInbox", {
        filename: `${name}.md`,
        content: `Priya Nair sold the ${name}.\n`,
      });
    }
    await served.api.ok("processInbox", {});
    const { files } = await served.api.ok("inboxStates", {});
    for (const { id, filename } of files) {
      if (/^(barn|shed)\.md$/.test(filename)) await served.api.ok("undoInboxFile", { id });
    }
    await page.goto("/inbox");
    await page.getByText("2 files on hold").waitFor();
    await page.getByRole("button", { name: "Process all 2 files on hold" }).press("Enter");
    await page.getByText("2 files queued.").waitFor();
    for (const name of ["barn", "shed"])
      await row(`${name}.md`).getByText("processed").waitFor({ timeout: 30_000 });
    expect(await page.getByText("files on hold").count()).toBe(0);
  });

  it("has pages", async () => {
    const other = await served.service.account();
    const { context, page, problems } = await openWindow(served.service, { as: other });
    const rows = Array.from({ length: 103 }, (_, n) => ({
      accountId: other.ctx.account.id,
      filename: `note ${n}.md`,
      location: `inbox/processed/note ${n}.md`,
      state: "processed" as const,
      receivedAt: new Date(1_700_000_000_000 + n * 1_000),
    }));
    await other.ctx.db.tx((tx) => tx.insert(inboxFiles).values(rows));
    await page.goto("/inbox");
    await page.getByText("100 files on this page, newest first").waitFor();
    await page.getByRole("link", { name: "Next page" }).click();
    await page.getByText("3 files on this page").waitFor();
    expect(await page.getByRole("row").count()).toBe(4);
    await page.getByText("note 0.md").waitFor();
    await page.getByRole("link", { name: "First page" }).click();
    await page.getByText("note 102.md").waitFor();
    await closeWindow({ context, page, problems });
  });

  itDeep("takes a pasted text as a note, and never overwrites one that waits", async () => {
    const { page } = window;
    await page.goto("/inbox");
    await page.getByText("Paste text").click();
    await page.getByRole("textbox", { name: "Text" }).fill("Priya Nair decided to renew the lease.");
    await page.getByRole("textbox", { name: "Name" }).fill("Phone note");
    await page.getByRole("button", { name: "Add to inbox" }).click();
    await row("Phone note.md").getByText("processed").waitFor({ timeout: 30_000 });
    expect(await page.getByRole("textbox", { name: "Text" }).inputValue()).toBe("");
  });

  itDeep("takes files by the bare form, where no script runs, up to the limit", async () => {
    const storageState = await window.context.storageState();
    const { context, page } = await openWindow(served.service, { javaScriptEnabled: false, storageState });
    const send = (...files: ReturnType<typeof textFile>[]) => {
      const form = new FormData();
      for (const { name, buffer } of files) form.append("file", new Blob([new Uint8Array(buffer)]), name);
      return page.request.fetch("/inbox/files", {
        method: "POST",
        multipart: form,
        headers: { origin: served.service.base },
        maxRedirects: 0,
      });
    };
    const good = await send(textFile("a.md", "Met Alice."), textFile("größe ☃.md", "Met Bob."));
    expect([good.status(), good.headers().location]).toEqual([303, "/inbox"]);
    await page.goto("/inbox");
    await page.getByText("größe ☃.md").waitFor();
    const full = await send(textFile("full.bin", Buffer.alloc(5 * MEBIBYTE)));
    expect(full.headers().location).toBe("/inbox");
    const large = await send(textFile("large.bin", Buffer.alloc(5 * MEBIBYTE + 1)));
    expect(large.headers().location).toBe("/inbox?error=PAYLOAD_TOO_LARGE");
    const huge = await send(textFile("huge.bin", Buffer.alloc(11 * MEBIBYTE)));
    expect(huge.headers().location).toBe("/inbox?error=PAYLOAD_TOO_LARGE");
    await page.goto("/inbox?error=PAYLOAD_TOO_LARGE");
    await page.getByText("a file is limited to 5 MiB").waitFor();
    await context.close();
  });

  itDeep("is closed to visitors who are not signed in", async () => {
    const form = new FormData();
    form.append("file", new Blob(["x"]), "x.md");
    const reply = await fetch(`${served.service.base}/inbox/files`, {
      method: "POST",
      body: form,
      headers: { origin: served.service.base, accept: "application/json" },
    });
    expect([reply.status, await reply.json()]).toEqual([
      401,
      { message: "Your session has ended. Sign in, then try again here." },
    ]);
  });

  itDeep("shows why a file was quarantined, and processes it once it is fixed and retried", async () => {
    const { page } = window;
    await page.goto("/inbox");
    await page
      .getByLabel("Choose files")
      .setInputFiles([textFile("minutes.md", Buffer.from([0x89, 0x50, 0, 255, 254]))]);
    const minutes = row("minutes.md");
    await minutes.getByText("quarantined").waitFor({ timeout: 45_000 });
    expect(await lies("quarantine/minutes.md")).not.toBeNull();
    await page.goto("/home");
    const needs = page.getByRole("link", { name: /failed|could not be processed/ });
    await needs.first().waitFor();
    expect(await needs.count()).toBe(1);
    await page.goto("/inbox");
    expect(await minutes.locator(".text-failed").first().textContent()).toMatch(/\w+ \w+/);
    await minutes.getByText("inbox/quarantine/minutes.md").waitFor();
    await writeFile(
      path.join(served.account.vaultDir, "inbox/quarantine/minutes.md"),
      "Priya Nair decided to renew the lease.\n",
    );
    await minutes.getByRole("button", { name: "Retry minutes.md" }).click();
    await minutes.getByText("processed").waitFor({ timeout: 30_000 });
    expect(await lies("quarantine/minutes.md")).toBeNull();
  });

  it("deletes a file in quarantine", async () => {
    const { page } = window;
    await page.goto("/inbox");
    await page
      .getByLabel("Choose files")
      .setInputFiles([textFile("broken.md", Buffer.from([0x89, 0x50, 0, 255, 254]))]);
    const broken = row("broken.md");
    await broken.getByText("quarantined").waitFor({ timeout: 45_000 });
    await broken.getByRole("button", { name: "Delete broken.md" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("This deletes inbox/quarantine/broken.md for good.").waitFor();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await broken.waitFor({ state: "detached" });
    expect(await lies("quarantine/broken.md")).toBeNull();
  });
});
