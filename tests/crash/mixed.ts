import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Context } from "@/lib/db";
import { addToInbox, createRecord, deleteRecord, editRecord, moveRecord } from "@/lib/vault";

/** Writers that write at the same time, each to different files. */
export const WRITERS = 9;

const name = (writer: number, cycle: number) => `Mixed ${writer} ${cycle}`;
const upload = (writer: number, cycle: number) => `mixed-${writer}-${cycle}.md`;

/** What a writer does in turn, over and over: each step is one request. */
const STEPS: readonly ((ctx: Context, writer: number, cycle: number) => Promise<unknown>)[] = [
  (ctx, writer, cycle) =>
    createRecord(ctx, { type: "note", name: name(writer, cycle), body: "one [[note/Target]]\n" }),
  (ctx, writer, cycle) =>
    editRecord(ctx, {
      path: `note/${name(writer, cycle)}.md`,
      set: { status: "active" },
      body_append: "two",
    }),
  (ctx, writer, cycle) =>
    moveRecord(ctx, { path: `note/${name(writer, cycle)}.md`, name: `${name(writer, cycle)} moved` }),
  (ctx, writer, cycle) =>
    addToInbox(ctx, { filename: upload(writer, cycle), content: `${writer} ${cycle}\n` }),
  (ctx, writer, cycle) => deleteRecord(ctx, { path: `note/${name(writer, cycle)} moved.md` }),
];

/** Does request `n` of a writer. */
export async function write(ctx: Context, writer: number, n: number): Promise<void> {
  await STEPS[n % STEPS.length]?.(ctx, writer, Math.floor(n / STEPS.length));
}

/** What is on the disk of the cycle of request `n`. */
export function found(root: string, writer: number, n: number): string {
  const cycle = Math.floor(n / STEPS.length);
  const text = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : null;
  const written = text(`note/${name(writer, cycle)}.md`);
  const moved = text(`note/${name(writer, cycle)} moved.md`);
  return stateOf(written, moved, text(`inbox/${upload(writer, cycle)}`) !== null);
}

const stateOf = (written: string | null, moved: string | null, isUploaded: boolean): string =>
  [
    written !== null && (written.endsWith("two\n") ? "edited" : "created"),
    moved !== null && "moved",
    isUploaded && "uploaded",
  ]
    .filter(Boolean)
    .join(" and ");

/** What is on the disk of a cycle when its request `n` is done, and none after it. */
export const expected = (n: number): string =>
  ["created", "edited", "moved", "moved and uploaded", "uploaded"][n % STEPS.length] ?? "";

/** True if request `n` begins a cycle: nothing of this is on the disk before. */
export const begins = (n: number): boolean => n % STEPS.length === 0;
