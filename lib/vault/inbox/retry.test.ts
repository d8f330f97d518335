import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { countDelayed, registerInboxFiles, retryInboxFile } from "@/lib/vault";
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
