import { mkdirSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withoutAccess } from "@/tests/support/no-access";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { addBulkToInbox, addToInbox } from "../operations/add-to-inbox";
import { inboxStates } from "../operations/inbox-states";
import { listInbox } from "../operations/list-inbox";
import { inboxFiles } from "../tables/inbox";
import { freeName, namesFor, usableFolder } from "./files";
import { ignoredEntries } from "./ignored";
import { registerInboxFiles } from "./states";

let vault: TestVault;

beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());
beforeEach(async () => {
  rmSync(join(vault.root, "inbox"), { recursive: true, force: true });
  await vault.ctx.db.tx((tx) => tx.execute(sql`delete from inbox_files`));
});

const inbox = () => readdirSync(join(vault.root, "inbox")).sort();
const locations = async () => (await inboxStates(vault.ctx)).files.map((file) => file.location).sort();

describe("what is ignored", () => {
  it("is a folder, a link, and a file whose name no path can have", async () => {
    expect(await ignoredEntries(vault.ctx)).toEqual([]);
    vault.write("inbox/a.md", "x");
    vault.write("inbox/Old notes/b.md", "x");
    vault.write("inbox/processed/c.md", "x");
    vault.write("inbox/.hidden/d.md", "x");
    vault.write("inbox/two\nlines.md", "x");
    writeFileSync(Buffer.from(`${vault.root}/inbox/bad\xff.md`, "latin1"), "x");
    symlinkSync("/etc/hostname", join(vault.root, "inbox/link.md"));
    const ignored = await ignoredEntries(vault.ctx);
    expect(ignored.sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      { name: "Old notes", reason: "It is a folder: move its files into the inbox." },
      { name: "bad\ufffd.md", reason: "Its name is not UTF-8: rename it." },
      { name: "link.md", reason: expect.stringContaining("symbolic link") },
      { name: "two\nlines.md", reason: expect.stringContaining("control characters") },
    ]);
    expect(await locations()).toEqual(["inbox/a.md"]);
  });
});

describe("names of the inbox's own folders", () => {
  it("are no names of files", async () => {
    const files = ["processed", "Quarantine", "ordinary.md"].map((filename) => ({ filename, content: "x" }));
    const { filenames } = await addBulkToInbox(vault.ctx, { files });
    expect(filenames).toEqual(["processed 2", "Quarantine 2", "ordinary.md"]);
  });

  it("have a number where something else has them", async () => {
    vault.write("inbox/a.md", "x");
    expect(usableFolder(vault.root, "inbox/processed")).toBe("inbox/processed");
    vault.write("inbox/processed", "x");
    vault.write("inbox/processed 2/b.md", "x");
    expect(usableFolder(vault.root, "inbox/processed")).toBe("inbox/processed 2");
    expect(await ignoredEntries(vault.ctx)).toEqual([]);
  });
});

describe("the states", () => {
  it("follow files that are added to the folder or removed from it by hand", async () => {
    vault.write("inbox/a.md", "x");
    vault.write("inbox/b.md", "x");
    expect(await locations()).toEqual(["inbox/a.md", "inbox/b.md"]);
    rmSync(join(vault.root, "inbox/a.md"));
    vault.write("inbox/c.md", "x");
    expect(await locations()).toEqual(["inbox/b.md", "inbox/c.md"]);
  });

  it("forget a quarantined file that was removed by hand, which nothing could try again", async () => {
    vault.write("inbox/a.md", "x");
    vault.write("inbox/b.md", "x");
    await locations();
    for (const name of ["a", "b"])
      await vault.ctx.db.tx((tx) =>
        tx.execute(
          sql`update inbox_files set state = 'quarantined', location = ${`inbox/quarantine/${name}.md`} where filename = ${`${name}.md`}`,
        ),
      );
    rmSync(join(vault.root, "inbox/a.md"));
    rmSync(join(vault.root, "inbox/b.md"));
    vault.write("inbox/quarantine/a.md", "x");
    expect(await locations()).toEqual(["inbox/quarantine/a.md"]);
  });

  it("hold each file once, however many callers read at once", async () => {
    for (let n = 0; n < 10; n += 1) vault.write(`inbox/${n}.md`, "x");
    await Promise.all(Array.from({ length: 8 }, () => inboxStates(vault.ctx)));
    expect(await locations()).toHaveLength(10);
  });

  it("keep the row that a reply may have named, while others look and add", async () => {
    await Promise.all([
      ...Array.from({ length: 10 }, (_, n) => addToInbox(vault.ctx, { filename: `f${n}.md`, content: "x" })),
      ...Array.from({ length: 10 }, () => inboxStates(vault.ctx)),
    ]);
    expect(await locations()).toEqual(Array.from({ length: 10 }, (_, n) => `inbox/f${n}.md`));
  });

  it("are read page by page, each file once, while others arrive", async () => {
    for (let n = 0; n < 7; n += 1) {
      vault.write(`inbox/${n}.md`, "x");
      // Several of the same time; one of before 1970, as a wrong clock writes it.
      const at = new Date(n === 0 ? -1_000 : 1_700_000_000_000 + Math.floor(n / 3));
      utimesSync(join(vault.root, `inbox/${n}.md`), at, at);
    }
    const all = await locations();
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { files, next_cursor } = await inboxStates(vault.ctx, { limit: 2, cursor });
      seen.push(...files.map(({ location }) => location));
      vault.write(`inbox/later ${seen.length}.md`, "x");
      if (next_cursor === null) break;
      cursor = next_cursor;
    }
    expect(seen).toHaveLength(7);
    expect(seen.sort()).toEqual(all);
    await expect(inboxStates(vault.ctx, { cursor: "x" })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });

  it("do not see folders, hidden files and links", async () => {
    mkdirSync(join(vault.root, "inbox/folder.md"), { recursive: true });
    vault.write("inbox/.hidden", "x");
    vault.write("inbox/.kv-tmp-0123456789abcdef", "x");
    symlinkSync("/etc/passwd", join(vault.root, "inbox/link.md"));
    symlinkSync("nowhere", join(vault.root, "inbox/dangling.md"));
    expect(await listInbox(vault.ctx)).toEqual({ files: [] });
  });
});

describe("a bulk", () => {
  it("that cannot be registered leaves no files", async () => {
    const db = { ...vault.ctx.db, tx: () => Promise.reject(new Error("the database is away")) };
    const away = { ...vault.ctx, db };
    const files = Array.from({ length: 40 }, (_, n) => ({ filename: `f${n}.md`, content: "x" }));
    await expect(addBulkToInbox(away, { files })).rejects.toThrow(/away/);
    expect(vault.has("inbox")).toBe(false);
  });

  it("that fails in the middle removes what it had placed", async () => {
    const db = {
      ...vault.ctx.db,
      tx: <T>(work: (tx: never) => Promise<T>) =>
        vault.ctx.db.tx(async (tx) => {
          await work(tx as never);
          throw new Error("the commit failed");
        }) as Promise<T>,
    };
    vault.write("inbox/mine.md", "stays");
    const files = ["a.md", "mine.md", "b.md"].map((filename) => ({ filename, content: "x" }));
    await expect(addBulkToInbox({ ...vault.ctx, db }, { files })).rejects.toThrow(/commit failed/);
    expect([inbox(), vault.read("inbox/mine.md")]).toEqual([["mine.md"], "stays"]);
  });
});

describe("a name that is taken", () => {
  it("gets a number before its extension", async () => {
    const names = namesFor("inbox", "note.tar.gz");
    expect([names.next().value, names.next().value, names.next().value]).toEqual([
      "inbox/note.tar.gz",
      "inbox/note.tar 2.gz",
      "inbox/note.tar 3.gz",
    ]);
    expect(await freeName("inbox", "Makefile", async (at) => at === "inbox/Makefile")).toBe(
      "inbox/Makefile 2",
    );
    const long = `${"ü".repeat(126)}.md`;
    expect(await freeName("inbox", long, async (at) => at === `inbox/${long}`)).toBe(
      `inbox/${"ü".repeat(125)} 2.md`,
    );
    expect(await freeName("inbox/processed", "_rc", async () => false)).toBe("inbox/processed/_rc");
  });
});

it("files of an inbox that cannot be read at the moment are not taken for removed", async () => {
  const { ctx, root } = vault;
  vault.write("inbox/a.md", "x");
  vault.write("inbox/quarantine/b.md", "x");
  await inboxStates(ctx);
  const location = "inbox/quarantine/b.md";
  const row = { accountId: ctx.account.id, filename: "b.md", location, receivedAt: new Date() };
  await ctx.db.tx((tx) => tx.insert(inboxFiles).values({ ...row, state: "quarantined", attempts: 3 }));
  const before = await locations();
  expect(before).toEqual(["inbox/a.md", location]);
  for (const paths of [["inbox"], ["inbox/quarantine"]])
    await withoutAccess({ root, paths }, () =>
      expect(ctx.db.tx((tx) => registerInboxFiles(ctx, tx))).rejects.toMatchObject({ code: "UNAVAILABLE" }),
    );
  expect(await locations()).toEqual(before);
});
