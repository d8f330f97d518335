import path from "node:path";
import { sql } from "drizzle-orm";
import { createApiKey } from "@/lib/accounts";
import type { Context } from "@/lib/db";
import { addBulkToInbox, createRecord } from "@/lib/vault";
import { until } from "@/tests/support/until";
import type { Room } from "../room/room";

export interface Used {
  ctx: Context;
  key: string;
}

/** Creates accounts with one key and one record each. */
export async function openAccounts(room: Room, count: number, name: string): Promise<Used[]> {
  const accounts: Used[] = [];
  for (let n = 0; n < count; n++) {
    const ctx = await room.account(path.join(room.dir, name, String(n)));
    await createRecord(ctx, { type: "note", name: "One", body: "A note of one line.\n" });
    accounts.push({ ctx, key: (await createApiKey(ctx, { name: "bench" })).key });
  }
  return accounts;
}

let sent = 0;

/** Sends short minutes of meetings to an inbox. */
export async function sendFiles({ ctx }: Used, count: number): Promise<void> {
  const files = Array.from({ length: count }, () => {
    sent += 1;
    const content = `# Weekly sync ${sent}\n\nAttendees: Alice Chen, Bob Martin\n\nThe budget of room ${sent} was discussed.\n`;
    return { filename: `minutes ${sent}.md`, content };
  });
  for (let from = 0; from < count; from += 100)
    await addBulkToInbox(ctx, { files: files.slice(from, from + 100) });
}

/** How many inbox files of an account are processed. */
export const countProcessed = ({ ctx }: Used): Promise<number> =>
  ctx.db.tx(async (tx) => {
    const [row] = await tx.execute<{ n: number }>(
      sql`select count(*)::int as n from inbox_files where account_id = ${ctx.account.id}::uuid and state = 'processed'`,
    );
    return row?.n ?? 0;
  });

/** Sends one file and waits until it is processed: the time in ms. */
export async function processOne(account: Used): Promise<number> {
  const before = await countProcessed(account);
  const began = performance.now();
  await sendFiles(account, 1);
  await until("a file is processed", async () => (await countProcessed(account)) > before, 300_000);
  return performance.now() - began;
}
