import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { readStored } from "@/lib/backups/verify";
import { runNode } from "@/tests/support/processes";
import { until } from "@/tests/support/until";
import { backupRoom } from "./room";

const room = backupRoom();
const CLIENTS = 16;
const LOOSE_FILES = 4_000;

/** What the audit log says of a file when the last entry about it was written. */
type Logged = Map<string, string | null>;

/** The files and the audit log that a backup holds, checked against each other: any moment between them would show. */
async function contradictions(id: string): Promise<{ entries: number; wrong: string[] }> {
  const { ctx } = room();
  const logged: Logged = new Map();
  let entries = 0;
  const { sums } = await readStored(ctx, id, async ({ name, bytes }) => {
    if (name.kind !== "rows" || name.table !== "audit_entries") return;
    const chunks: Buffer[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    for (const line of Buffer.concat(chunks).toString().split("\n").filter(Boolean)) {
      entries += 1;
      const { action, subject, after_hash, detail } = JSON.parse(line);
      if (action === "record.move") logged.set(detail.from, null);
      if (/^(record|inbox)\./.test(action)) logged.set(subject, after_hash);
    }
  });
  const files = new Map(
    [...sums].flatMap(([name, hash]) =>
      name.startsWith("vault/") && !name.startsWith("vault/Loose/") ? [[name.slice(6), hash] as const] : [],
    ),
  );
  const paths = new Set([...files.keys(), ...logged.keys()]);
  const wrong = [...paths].filter((path) => (files.get(path) ?? null) !== (logged.get(path) ?? null));
  return { entries, wrong };
}

const entryCount = (): Promise<number> =>
  room().ctx.db.tx(async (tx) =>
    Number((await tx.execute(sql`select count(*) as n from audit_entries`))[0]?.n),
  );

it("a backup made while 16 clients write holds files and rows of one instant", async () => {
  const { ctx, backUp, write, databaseUrl, root } = room();
  // They make the instant long enough for a writer to fall into it, were it none.
  for (let n = 0; n < LOOSE_FILES; n += 1) write(`Loose/${n}.txt`, "x");
  const args = ["tests/backups/writers.ts", ctx.account.id, root, String(CLIENTS)];
  const writers = runNode(args, { env: { ...process.env, DATABASE_URL: databaseUrl } });
  const made: string[] = [];
  try {
    await writers.says(/^writing/m, 60_000);
    for (let round = 0; round < 4; round += 1) {
      const before = await entryCount();
      await until("something is written", async () => (await entryCount()) > before);
      made.push((await backUp("safety")).id);
    }
  } finally {
    await writers.end("SIGKILL");
  }
  const found = [];
  for (const id of made) found.push(await contradictions(id));
  expect(found.map(({ wrong }) => wrong)).toEqual([[], [], [], []]);
  expect(new Set(found.map(({ entries }) => entries)).size).toBe(4);
}, 180_000);
