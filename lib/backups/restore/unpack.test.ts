import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Room, reachableRoom } from "@/tests/support/room";
import { FORMAT, type Manifest } from "../archive/manifest";
import { unpack } from "./unpack";

let room: Room;
beforeEach(() => {
  room = reachableRoom("kv-unpack-");
});
afterEach(() => room.remove());

const manifest: Manifest = {
  product: "knowledge-vault",
  format: FORMAT,
  backup: crypto.randomUUID(),
  account: { id: crypto.randomUUID(), name: "Ann" },
  taken_at: "2026-11-22T01:00:00Z",
  schema: { index: 15, name: "0015_backups" },
  recipient: "age1",
  files: 0,
  file_bytes: 0,
  tables: [{ name: "users", rows: 2, columns: ["account_id"] }],
  skipped: [],
};

/** The rows that are unpacked of an archive whose table `users` has this text. */
async function unpackedRows(text: string): Promise<string[]> {
  const bytes = Buffer.from(text);
  const entry = { size: bytes.length, mode: 0o600, mtime: new Date(), bytes: Readable.from([bytes]) };
  const backup = await unpack(async (visit) => {
    await visit({ ...entry, name: { kind: "rows", table: "users" } });
    return { manifest, sums: new Map(), bytes: bytes.length };
  }, room.path);
  const rows: string[] = [];
  for await (const lines of backup.rows("users")) rows.push(...lines);
  return rows;
}

it("reads a row a line", async () => {
  expect(await unpackedRows('{"account_id":"a"}\n{"account_id":"b"}\n')).toEqual([
    '{"account_id":"a"}',
    '{"account_id":"b"}',
  ]);
});

it("refuses rows that end within a line, rather than lose the last", async () => {
  await expect(unpackedRows('{"account_id":"a"}\n{"account_id":"b"}')).rejects.toThrow(
    "Invalid backup: users.jsonl ends within a row.",
  );
});
