import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { failureReason, isInterruption } from "@/lib/runs";
import { withScratchDirectory } from "./content/scratch";
import { makeBackup } from "./make";
import { pruneBackups } from "./prune";
import { previewInPlace, restoreInPlace } from "./restore/in-place";
import { previewRecord, restoreRecord } from "./restore/record";
import { type Unpacked, unpack } from "./restore/unpack";
import type { AccountChanges, BackupResult, RecordPreview } from "./shapes";
import { storeFailure } from "./store";
import type { BackupReason } from "./tables";
import { readStored, verifyBackup } from "./verify";
import type { RestoreInput } from "./workflows";

/** Runs one part of a task: a step of a durable run, or inline on the command line. */
export type BackupStep = <T>(
  name: string,
  work: () => Promise<T>,
  retry?: { attempts: number },
) => Promise<T>;

/** Called with the progress of a task. */
export type Report = (detail: Record<string, unknown>) => Promise<void>;

export const inlineStep: BackupStep = (_name, work) => work();

const TRIES = { attempts: 3 };

/** Makes and verifies a backup, and removes those past their retention. Records a failure and throws it. */
export async function backUp(
  ctx: Context,
  step: BackupStep,
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
      if (!ok) throw new KvError("EXEC_ERROR", `The backup could not be verified: ${fault}`);
    }
    // Pruning could remove the backup that is to be restored.
    if (reason === "safety") return { ...made, removed: 0 };
    const { removed } = await step("prune", () => pruneBackups(ctx), TRIES);
    return { ...made, removed };
  } catch (error) {
    if (isInterruption(error)) throw error;
    const message = failureReason(error);
    await step("note the failure", () =>
      storeFailure(ctx, { id, reason, takenAt: new Date(at), error: message }),
    );
    throw error;
  }
}

export type RestoreResult =
  | { kind: "record"; applied: boolean; record: RecordPreview }
  | { kind: "account"; applied: boolean; account: AccountChanges; safety: string | null };

/** Restores one file, or the whole account after a safety backup; or previews the changes. */
export async function restoreBackup(
  ctx: Context,
  step: BackupStep,
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
    const account = await step("preview", () => withUnpacked(read, (found) => previewInPlace(ctx, found)));
    return { kind: "account", applied: false, account, safety: null };
  }
  return restoreAccount(ctx, step, read, report);
}

type Read = Parameters<typeof unpack>[0];

/** Restores the whole account from any readable backup: verified first, then a safety backup is made. */
export async function restoreAccount(
  ctx: Context,
  step: BackupStep,
  read: Read,
  report?: Report,
): Promise<RestoreResult> {
  await step("check", () => withUnpacked(read, (found) => previewInPlace(ctx, found)));
  const inner: BackupStep = (name, work, retry) => step(`safety backup: ${name}`, work, retry);
  const { stored } = await backUp(ctx, inner, "safety", report);
  const account = await step(
    "restore",
    () => withUnpacked(read, (found) => restoreInPlace(ctx, found)),
    TRIES,
  );
  return { kind: "account", applied: true, account, safety: stored };
}

/** Unpacks a backup into a temporary directory for `work`. */
export const withUnpacked = <T>(read: Read, work: (backup: Unpacked) => Promise<T>): Promise<T> =>
  withScratchDirectory("restore", async (directory) => {
    const place = path.join(directory, "backup");
    await mkdir(place);
    return work(await unpack(read, place));
  });
