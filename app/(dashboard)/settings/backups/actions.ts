"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { act, actAndClose, startedMessage, text } from "@/app/action";
import { type Diff, diffOf } from "@/components/diff/hunks";
import type { FormState, Message } from "@/components/form/state";
import { workflowHref } from "@/components/runs/href";
import {
  backupFiles,
  confirmBackup,
  deleteBackup,
  type RecordPreview,
  showIdentity,
  startBackup,
  startDrill,
  startRestore,
  startVerify,
} from "@/lib/backups";
import { invalid, KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { awaitRun } from "@/lib/runs";
import { vaultPath } from "@/lib/vault";

const PAGE = "/settings/backups";

type State = FormState<Message | null>;

export const backUpAction = async (_: State, form: FormData) =>
  act(form, async (ctx) => startedMessage("Backup", await startBackup(ctx)), PAGE);

export const verifyAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx) => startedMessage("Verification", await startVerify(ctx, { id: text(form, "id") })),
    PAGE,
  );

export const drillAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx) => startedMessage("Restore test", await startDrill(ctx, { id: text(form, "id") })),
    PAGE,
  );

export const confirmAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx) => {
      await confirmBackup(ctx, { id: text(form, "id") });
      return { text: "Backup confirmed." };
    },
    PAGE,
  );

export const deleteAction = async (_: FormState, form: FormData) =>
  actAndClose(form, (ctx) => deleteBackup(ctx, { id: text(form, "id") }), PAGE);

/** Only this reply ever holds the key. */
export const identityAction = async (_: FormState<string>, form: FormData) =>
  act(form, async (ctx) => (await showIdentity(ctx)).identity);

export interface ShownRecord {
  path: string;
  hash: string | null;
  /** The file no longer exists. */
  isGone: boolean;
  diff: Diff;
}

/** What restoring one file would change. */
export const previewAction = async (_: FormState<ShownRecord>, form: FormData) =>
  act(form, async (ctx): Promise<ShownRecord> => {
    const { path, hash, before, after } = await restored(ctx, form, false);
    return { path, hash, isGone: before === null, diff: diffOf(before ?? "", after) };
  });

/** Restores one file, unless it has changed since it was shown. */
export async function restoreFileAction(_: FormState<string>, form: FormData): Promise<FormState<string>> {
  const result = await act(form, async (ctx) => (await restored(ctx, form, true)).path);
  if (result?.ok) revalidatePath("/vault", "layout");
  return result;
}

const WAIT_MS = 60_000;

async function restored(ctx: Context, form: FormData, apply: boolean): Promise<RecordPreview> {
  const path = text(form, "path").trim();
  if (path === "") throw invalid("path", "Enter the path of a file, such as person/Alice Chen.md");
  // Here rather than in a run, which would count as failed.
  const [wanted, files] = [vaultPath(path), await backupFiles(ctx, text(form, "id"))];
  if (!files.some((file) => file.path === wanted)) throw invalid("path", `${path} is not in this backup`);
  const seen = apply ? text(form, "seen") || null : undefined;
  const run = await startRestore(ctx, { id: text(form, "id"), path, apply, seen });
  const outcome = await awaitRun(ctx, run, WAIT_MS).catch((error: unknown) => {
    throw error instanceof KvError ? new KvError(error.code, reasonOf(error)) : error;
  });
  if (outcome.isDone) return (outcome.result as { record: RecordPreview }).record;
  throw new KvError("UNAVAILABLE", "This takes longer than usual: see its run under Workflows");
}

/** Why the run failed, without its ids, which say nothing here. */
const reasonOf = ({ cause, message }: KvError): string => (cause instanceof Error ? cause.message : message);

/** Restores the whole account, and opens its run. */
export async function restoreAccountAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await act(form, async (ctx) => {
    if (text(form, "confirm").trim().toLowerCase() !== "restore")
      throw invalid("confirm", "Type restore to confirm");
    return startRestore(ctx, { id: text(form, "id"), apply: true });
  });
  if (!result?.ok) return result;
  redirect(workflowHref(result.value));
}
