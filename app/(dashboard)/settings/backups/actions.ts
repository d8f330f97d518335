"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { act, type FormState, text } from "@/app/(dashboard)/action";
import { type Hunk, hunksOf } from "@/components/diff/hunks";
import { workflowHref } from "@/components/workflows/href";
import {
  type RecordPreview,
  showIdentity,
  startBackup,
  startDrill,
  startRestore,
  startVerify,
} from "@/lib/backups";
import { invalid, KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import type { Started } from "@/lib/runs";
import { awaitRun } from "@/lib/runs";

const PAGE = "/settings/backups";

async function start(form: FormData, work: (ctx: Context) => Promise<Started>): Promise<FormState<Started>> {
  const result = await act(form, work);
  revalidatePath(PAGE, "layout");
  return result;
}

export const backUpAction = async (_: FormState<Started>, form: FormData): Promise<FormState<Started>> =>
  start(form, startBackup);

export const verifyAction = async (_: FormState<Started>, form: FormData): Promise<FormState<Started>> =>
  start(form, (ctx) => startVerify(ctx, { id: text(form, "id") }));

export const drillAction = async (_: FormState<Started>, form: FormData): Promise<FormState<Started>> =>
  start(form, (ctx) => startDrill(ctx, { id: text(form, "id") }));

/** The reply to this one request is the only one in which the identity ever stands. */
export async function identityAction(_: FormState<string>, form: FormData): Promise<FormState<string>> {
  return act(form, async (ctx) => (await showIdentity(ctx)).identity);
}

export interface ShownRecord {
  path: string;
  hash: string | null;
  /** There is no such file now. */
  isGone: boolean;
  hunks: Hunk[];
}

/** What restoring one file would change. */
export async function previewAction(
  _: FormState<ShownRecord>,
  form: FormData,
): Promise<FormState<ShownRecord>> {
  return act(form, async (ctx) => {
    const { path, hash, before, after } = await restored(ctx, form, false);
    return { path, hash, isGone: before === null, hunks: hunksOf(before ?? "", after) };
  });
}

/** Restores one file, unless it has changed since it was shown. */
export async function restoreFileAction(_: FormState<string>, form: FormData): Promise<FormState<string>> {
  const result = await act(form, async (ctx) => (await restored(ctx, form, true)).path);
  revalidatePath("/vault", "layout");
  return result;
}

const WAIT_MS = 60_000;

async function restored(ctx: Context, form: FormData, apply: boolean): Promise<RecordPreview> {
  const path = text(form, "path").trim();
  if (path === "") throw invalid("path", "Name a file of the vault, such as person/Alice Chen.md");
  const seen = apply ? text(form, "seen") || null : undefined;
  const run = await startRestore(ctx, { id: text(form, "id"), path, apply, seen });
  const outcome = await awaitRun(ctx, run, WAIT_MS).catch((error: unknown) => {
    throw error instanceof KvError ? new KvError(error.code, reasonOf(error.message)) : error;
  });
  if (outcome.isDone) return (outcome.result as { record: RecordPreview }).record;
  throw new KvError("UNAVAILABLE", "It goes on longer than a page waits: see its run under Workflows");
}

/** Without the numbers of the run, which say nothing here. */
const reasonOf = (message: string): string => message.replace(/^The run \S+ of \S+ failed: /, "");

/** Restores the whole account; its run then tells how far it is. */
export async function restoreAccountAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await act(form, async (ctx) => {
    if (text(form, "confirm").trim().toLowerCase() !== "restore")
      throw invalid("confirm", "Type the word restore to confirm");
    return startRestore(ctx, { id: text(form, "id"), apply: true });
  });
  if (result?.ok) redirect(workflowHref(result.value));
  return result;
}
