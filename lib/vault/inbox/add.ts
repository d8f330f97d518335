import { unlink } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { invalid, KvError } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { type Context, notify, type Tx } from "@/lib/db";
import { inboxFiles } from "@/lib/db/schema";
import { lockRecords } from "../indexing";
import { safeFilename } from "../name";
import { locate, type VaultPath, vaultPath } from "../path";
import { exists, hashOf, makeDirectory, placeNew, stage, syncDirectory } from "../store";
import { firstFree, INBOX, namesFor } from "./files";

export const MAX_INBOX_FILE_BYTES = 5 * 1024 * 1024;
export const MAX_BULK_FILES = 1_000;

export const inboxFileInput = z.strictObject({
  filename: z.string("must be text"),
  content: z.string("must be text"),
  encoding: z
    .enum(["utf8", "base64"], { error: "must be utf8 or base64" })
    .default("utf8")
    .meta({ description: "base64: content is the file's bytes" }),
});

export const bulkInboxInput = z.strictObject({
  files: z
    .array(inboxFileInput, "must be a list of files")
    .min(1, "names no file")
    .max(MAX_BULK_FILES, `at most ${MAX_BULK_FILES} files in one request`),
});

/** Where a file that was sent is kept. */
export interface AcceptedFile {
  filename: string;
  /** From the vault's root. */
  location: string;
  size: number;
}

/** Puts one file into the inbox. A name that is already waiting gets a number: nothing is overwritten. */
export async function addToInbox(
  ctx: Context,
  input: z.input<typeof inboxFileInput>,
): Promise<{ message: string } & AcceptedFile> {
  const file = parse(inboxFileInput, input);
  const [accepted] = await accept(ctx, [prepare(file, "")]);
  if (!accepted) throw new Error("one file was sent, none accepted");
  return { message: `Uploaded ${accepted.filename} to inbox`, ...accepted };
}

/** Puts several files into the inbox: all of them, or none. */
export async function addBulkToInbox(
  ctx: Context,
  input: z.input<typeof bulkInboxInput>,
): Promise<{ message: string; filenames: string[]; files: AcceptedFile[] }> {
  const { files } = parse(bulkInboxInput, input);
  const accepted = await accept(
    ctx,
    files.map((file, index) => prepare(file, `files.${index}.`)),
  );
  return {
    message: `Uploaded ${accepted.length} files to inbox`,
    filenames: accepted.map((file) => file.filename),
    files: accepted,
  };
}

interface Prepared {
  filename: string;
  bytes: Uint8Array;
}

function prepare(file: z.output<typeof inboxFileInput>, prefix: string): Prepared {
  const filename = safeFilename(file.filename, `${prefix}filename`);
  vaultPath(`${INBOX}/${filename}`, `${prefix}filename`);
  const bytes = file.encoding === "utf8" ? Buffer.from(file.content) : fromBase64(file.content, prefix);
  if (bytes.byteLength > MAX_INBOX_FILE_BYTES) {
    throw new KvError("PAYLOAD_TOO_LARGE", `${filename} is over the limit of 5 MiB for an inbox file`, {
      details: [{ path: `${prefix}content`, message: "over 5 MiB" }],
    });
  }
  return { filename, bytes };
}

function fromBase64(content: string, prefix: string): Buffer {
  const compact = content.replace(/\s/g, "");
  const digits = compact.replace(/={1,2}$/, "");
  // Grouped by four, a pattern for a file at the limit overflows the stack of the matcher.
  const isWhole = digits.length % 4 !== 1 && (digits === compact || compact.length % 4 === 0);
  if (isWhole && /^[A-Za-z0-9+/]*$/.test(digits)) return Buffer.from(digits, "base64");
  throw invalid(`${prefix}content`, "is not base64");
}

async function accept(ctx: Context, files: readonly Prepared[]): Promise<AcceptedFile[]> {
  const directory = await locate(ctx.account.vaultDir, INBOX as VaultPath);
  await makeDirectory(directory);
  const staged: Staged[] = [];
  const placed: string[] = [];
  try {
    await stageAll(directory, files, staged);
    return await ctx.db.tx(async (tx) => {
      await lockRecords(ctx, tx, [INBOX as VaultPath]);
      const accepted: AcceptedFile[] = [];
      // Of a thousand files of one name, each goes on counting where the one before found a number.
      const names = new Map(staged.map(({ filename }) => [filename, namesFor(INBOX, filename)]));
      for (const file of staged) {
        const candidates = names.get(file.filename) ?? namesFor(INBOX, file.filename);
        const location = await firstFree(candidates, (at) => exists(ctx.account.vaultDir, at));
        const absolute = path.join(ctx.account.vaultDir, location);
        await placeNew(file.temp, absolute);
        placed.push(absolute);
        accepted.push({ filename: path.basename(location), location, size: file.bytes.byteLength });
      }
      await syncDirectory(directory);
      await announce(ctx, tx, accepted, staged);
      return accepted;
    });
  } catch (error) {
    const leftovers = [...placed, ...staged.map((file) => file.temp)];
    await Promise.all(leftovers.map((file) => unlink(file).catch(() => {})));
    throw error;
  }
}

type Staged = Prepared & { temp: string };

/** Flushes to the disk overlap, so that a thousand files do not wait for a thousand turns of it. */
const STAGED_AT_ONCE = 32;

/** Fills `staged` as it goes, so that the caller can clean up whatever came before a failure. */
async function stageAll(directory: string, files: readonly Prepared[], staged: Staged[]): Promise<void> {
  for (let start = 0; start < files.length; start += STAGED_AT_ONCE) {
    const group = files.slice(start, start + STAGED_AT_ONCE);
    const results = await Promise.allSettled(
      group.map(async (file) => ({
        ...file,
        temp: await stage(path.join(directory, file.filename), file.bytes),
      })),
    );
    staged.push(...results.filter((result) => result.status === "fulfilled").map((result) => result.value));
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
  }
}

/** The rows that the inbox page shows, and the word to the workers that there is something to do. */
async function announce(
  ctx: Context,
  tx: Tx,
  accepted: readonly AcceptedFile[],
  staged: readonly Prepared[],
): Promise<void> {
  const rows = accepted.map(({ filename, location }) => ({
    accountId: ctx.account.id,
    filename,
    location,
    state: "waiting" as const,
    receivedAt: ctx.clock.now(),
  }));
  await tx.insert(inboxFiles).values(rows).onConflictDoNothing();
  await audit(
    ctx,
    tx,
    ...accepted.map((file, index) => ({
      action: "inbox.add",
      subject: file.location,
      after: hashOf(staged[index]?.bytes ?? ""),
    })),
  );
  await notify(ctx, tx, "kv_inbox", "kv_live");
}
