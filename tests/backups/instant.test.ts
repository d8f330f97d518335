import { expect, it } from "vitest";
import { readStored } from "@/lib/backups/verify";
import { addToInbox, createRecord, deleteRecord, editRecord, moveRecord } from "@/lib/vault";
import { backupRoom } from "./room";

const room = backupRoom();
const CLIENTS = 16;

/** What the audit log says of a file when the last entry about it was written. */
type Said = Map<string, string | null>;

/** Makes, edits, moves and deletes records until it is told to stop. */
async function client(n: number, isStopped: () => boolean): Promise<number> {
  const { ctx } = room();
  let writes = 0;
  for (let round = 0; !isStopped(); round += 1) {
    const name = `Client ${n} round ${round}`;
    const { path } = await createRecord(ctx, { type: "note", name, body: "x" });
    await editRecord(ctx, { path, body_append: "more\n" });
    if (round % 3 === 1) await moveRecord(ctx, { path, name: `${name} moved` });
    if (round % 3 === 2) await deleteRecord(ctx, { path });
    if (round % 4 === 0) await addToInbox(ctx, { filename: `${name}.md`, content: name });
    writes += 3;
  }
  return writes;
}

/** The files and the audit log that a backup holds, checked against each other: any moment between them would show. */
async function contradictions(id: string): Promise<{ files: number; wrong: string[] }> {
  const { ctx } = room();
  const said: Said = new Map();
  const { sums } = await readStored(ctx, id, async ({ name, bytes }) => {
    if (name.kind !== "rows" || name.table !== "audit_entries") return;
    const chunks: Buffer[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    for (const line of Buffer.concat(chunks).toString().split("\n").filter(Boolean)) {
      const { action, subject, after_hash, detail } = JSON.parse(line);
      if (action === "record.move") said.set(detail.from, null);
      if (/^(record|inbox)\./.test(action)) said.set(subject, after_hash);
    }
  });
  const files = new Map(
    [...sums].flatMap(([name, hash]) => (name.startsWith("vault/") ? [[name.slice(6), hash] as const] : [])),
  );
  const paths = new Set([...files.keys(), ...said.keys()]);
  const wrong = [...paths].filter((path) => (files.get(path) ?? null) !== (said.get(path) ?? null));
  return { files: files.size, wrong };
}

it("a backup made while 16 clients write holds files and rows of one instant", async () => {
  const { backUp } = room();
  let stopped = false;
  const clients = Array.from({ length: CLIENTS }, (_, n) => client(n, () => stopped));
  const made: string[] = [];
  for (let round = 0; round < 4; round += 1) made.push((await backUp("safety")).id);
  stopped = true;
  const writes = (await Promise.all(clients)).reduce((a, b) => a + b, 0);
  expect(writes).toBeGreaterThan(CLIENTS);
  let last = 0;
  for (const id of made) {
    const { files, wrong } = await contradictions(id);
    expect(wrong).toEqual([]);
    expect(files).toBeGreaterThanOrEqual(1);
    last = files;
  }
  expect(last).toBeGreaterThan(CLIENTS / 2);
}, 180_000);
