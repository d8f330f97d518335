import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { isInterruption, reasonOf } from "@/lib/runs";
import { inScratch } from "./content/scratch";
import { type MadeBackup, makeBackup } from "./make";
import { pruneBackups } from "./prune";
import { previewInPlace, restoreInPlace } from "./restore/in-place";
import { previewRecord, restoreRecord } from "./restore/record";
import { type Unpacked, unpack } from "./restore/unpack";
import type { AccountChanges, RecordPreview } from "./shapes";
import { storeFailure } from "./store";
import type { BackupReason } from "./tables";
import { readStored, verifyBackup } from "./verify";
import type { RestoreInput } from "./workflows";

/** Runs one part of a task: a step of a durable run, or at once on the command line. */
export type Step = <T>(name: string, work: () => Promise<T>, retry?: { attempts: number }) => Promise<T>;

/** Told how far a task has come. */
export type Report = (detail: Record<string, unknown>) => Promise<void>;

export const atOnce: Step = (_name, work) => work();

const TRIES = { attempts: 3 };

export interface BackupResult extends MadeBackup {
  /** Older backups that need not be kept any more. */
  removed: number;
}

/** Makes a backup, reads it back, and removes what need not be kept any more. A failure is noted, and thrown. */
export async function backUp(
  ctx: Context,
  step: Step,
  reason: BackupReason,
  report?: Report,
): Promise<BackupResult> {
  const begun = await step("begin", async () => ({ id: randomUUID(), at: ctx.clock.now().toISOString() }));
  const { id, at } = begun;
  const file = `${at.replaceAll(":", "-")}-${id.slice(0, 8)}.tar.gz.age`;
  try {
    const options = { id, file, reason, ...(report && { report }) };
    const made = await step("write", () => makeBackup(ctx, options), TRIES);
    if (made.state === "stored") {
      const { ok, fault } = await step("verify", () => verifyBackup(ctx, id), TRIES);
      if (!ok) throw new KvError("EXEC_ERROR", `The backup cannot be read back: ${fault}`);
    }
    // The one that is to be restored must not go for the one that is made before.
    if (reason === "safety") return { ...made, removed: 0 };
    const { removed } = await step("prune", () => pruneBackups(ctx), TRIES);
    return { ...made, removed };
  } catch (error) {
    if (isInterruption(error)) throw error;
    const message = reasonOf(error);
    await step("note the failure", () =>
      storeFailure(ctx, { id, reason, takenAt: new Date(at), error: message }),
    );
    throw error;
  }
}

export type RestoreResult =
  | { kind: "record"; applied: boolean; record: RecordPreview }
  | { kind: "account"; applied: boolean; account: AccountChanges; safety: string | null };

/** Restores one file or the whole account, which is backed up before; or only tells what that would change. */
export async function restoreBackup(
  ctx: Context,
  step: Step,
  { backup, path: file, apply, seen }: RestoreInput,
  report?: Report,
): Promise<RestoreResult> {
  if (file !== undefined) {
    const record = await step(apply ? "restore" : "preview", () =>
      apply ? restoreRecord(ctx, backup, file, seen) : previewRecord(ctx, backup, file),
    );
    return { kind: "record", applied: apply, record };
  }
  const read: Read = (visit) => readStored(ctx, backup, visit);
  if (!apply) {
    const account = await step("preview", () => unpacked(read, (found) => previewInPlace(ctx, found)));
    return { kind: "account", applied: false, account, safety: null };
  }
  return restoreAccount(ctx, step, read, report);
}

type Read = Parameters<typeof unpack>[0];

/** The whole account from any readable backup: read once before anything is changed, then again when it is safe. */
export async function restoreAccount(
  ctx: Context,
  step: Step,
  read: Read,
  report?: Report,
): Promise<RestoreResult> {
  await step("check", () => unpacked(read, (found) => previewInPlace(ctx, found)));
  const inner: Step = (name, work, retry) => step(`safety backup: ${name}`, work, retry);
  const { stored } = await backUp(ctx, inner, "safety", report);
  const account = await step("restore", () => unpacked(read, (found) => restoreInPlace(ctx, found)), TRIES);
  return { kind: "account", applied: true, account, safety: stored };
}

/** Unpacks a backup into a scratch place for `work`. */
export const unpacked = <T>(read: Read, work: (backup: Unpacked) => Promise<T>): Promise<T> =>
  inScratch("restore", async (directory) => {
    const place = path.join(directory, "backup");
    await mkdir(place);
    return work(await unpack(read, place));
  });
