import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import {
  countDelayed,
  countOnHold,
  deleteInboxFile,
  registerInboxFiles,
  resumeFiles,
  retryInboxFile,
} from "@/lib/vault";
import { times } from "@/tests/support/property";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { inboxFiles } from "../tables/inbox";

const FILES = times(40, 10);

let vault: TestVault;

beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());
beforeEach(() => vault.ctx.db.tx((tx) => tx.execute(sql`delete from inbox_files`)));

async function quarantined(filename: string, receivedAt = new Date()): Promise<string> {
  const location = `inbox/quarantine/${filename}`;
  vault.write(location, "A note.\n");
  const file = { filename, location, state: "quarantined" as const, attempts: 3, error: "It was not text" };
  const row = { accountId: vault.ctx.account.id, receivedAt, ...file };
  const [stored] = await vault.ctx.db.tx((tx) =>
    tx.insert(inboxFiles).values(row).returning({ id: inboxFiles.id }),
  );
  return stored?.id ?? "";
}

it("returns a file to the inbox while a worker looks there for new files", async () => {
  const { ctx } = vault;
  let isDone = false;
  const look = async () => {
    while (!isDone) await ctx.db.tx((tx) => registerInboxFiles(ctx, tx));
  };
  const looking = look();
  for (let n = 0; n < FILES; n++) {
    const id = await quarantined(`note ${n}.md`);
    const retried = await retryInboxFile(ctx, { id });
    expect(retried).toMatchObject({
      id,
      state: "waiting",
      location: `inbox/note ${n}.md`,
      attempts: 0,
      error: null,
    });
  }
  isDone = true;
  await looking;
  const rows = await ctx.db.tx((tx) => tx.select().from(inboxFiles));
  expect(rows.map(({ state }) => state)).toEqual(Array(FILES).fill("waiting"));
});

it("keeps when a file was received, and counts its wait from the retry", async () => {
  const { ctx } = vault;
  const receivedAt = new Date(Date.now() - 3 * 86_400_000);
  const id = await quarantined("old.md", receivedAt);
  const retried = await retryInboxFile(ctx, { id });
  expect(retried).toMatchObject({ state: "waiting", received_at: receivedAt.toISOString() });
  expect(await countDelayed(ctx, 60_000)).toBe(0);
  const later = { ...ctx, clock: { now: () => new Date(Date.now() + 61_000) } };
  expect(await countDelayed(later, 60_000)).toBe(1);
});

it("deletes a file in quarantine with its row, and no other", async () => {
  const { ctx } = vault;
  const [id, other] = [await quarantined("bad.md"), await quarantined("worse.md")];
  expect(await deleteInboxFile(ctx, { id })).toEqual({ location: "inbox/quarantine/bad.md", deleted: true });
  expect(vault.has("inbox/quarantine/bad.md")).toBe(false);
  expect(vault.read("inbox/quarantine/worse.md")).toBe("A note.\n");
  const rows = await ctx.db.tx((tx) => tx.select().from(inboxFiles));
  expect(rows.map((row) => row.id)).toEqual([other]);
  await expect(deleteInboxFile(ctx, { id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await retryInboxFile(ctx, { id: other });
  await expect(deleteInboxFile(ctx, { id: other })).rejects.toMatchObject({
    code: "CONFLICT",
    message: "The file is waiting, not quarantined or on hold",
  });
});

it("has all files on hold processed at once, and no other", async () => {
  const { ctx } = vault;
  await quarantined("failed.md");
  const waiting = {
    accountId: ctx.account.id,
    receivedAt: new Date(),
    state: "waiting" as const,
    attempts: 1,
  };
  await ctx.db.tx((tx) =>
    tx.insert(inboxFiles).values(
      ["undone.md", "canceled.md", "new.md"].map((filename) => ({
        ...waiting,
        filename,
        location: `inbox/${filename}`,
        workflowId: filename === "new.md" ? null : `curator-file-${filename}`,
      })),
    ),
  );
  expect(await countOnHold(ctx)).toBe(2);
  expect(await resumeFiles(ctx)).toBe(2);
  expect(await countOnHold(ctx)).toBe(0);
  const rows = await ctx.db.tx((tx) => tx.select().from(inboxFiles));
  const stateOf = (name: string) => rows.find(({ filename }) => filename === name);
  expect(stateOf("undone.md")).toMatchObject({ state: "waiting", workflowId: null, attempts: 0 });
  expect(stateOf("new.md")).toMatchObject({ attempts: 1 });
  expect(stateOf("failed.md")).toMatchObject({ state: "quarantined" });
});
