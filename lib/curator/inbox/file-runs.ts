import { and, eq, inArray } from "drizzle-orm";
import { notFound } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { insertRun, type RunTrigger } from "@/lib/runs";
import { inboxFiles, layoutIn, registerInboxFiles, waitingPlaces, whereInboxFile } from "@/lib/vault";

/** The workflow id of an inbox file's runs. */
export const fileWorkflowId = (inboxId: string): string => `curator-${inboxId}`;

/** The run of a waiting file, by filename. Throws `NOT_FOUND`. */
export async function prepareFile(ctx: Context, tx: Tx, filename: string) {
  await registerInboxFiles(ctx, tx);
  const places = waitingPlaces(await layoutIn(ctx, tx), filename.replaceAll("\0", ""));
  const [file] = await tx
    .select({ id: inboxFiles.id })
    .from(inboxFiles)
    .where(
      and(
        eq(inboxFiles.accountId, ctx.account.id),
        inArray(inboxFiles.location, places),
        eq(inboxFiles.state, "waiting"),
      ),
    );
  if (!file) throw notFound(`No file ${filename} is waiting in the inbox`);
  return { workflowId: fileWorkflowId(file.id), input: { inboxId: file.id } };
}

/** Starts the run of an inbox file, or joins its open one. */
export async function startFileRun(
  ctx: Context,
  tx: Tx,
  inboxId: string,
  how: { trigger: RunTrigger; partitionKey: string; parentRunId: string | null },
): Promise<void> {
  const workflowId = fileWorkflowId(inboxId);
  const request = { type: "CuratorWorkflow", taskQueue: "curator", workflowId, input: { inboxId } };
  await insertRun(ctx, tx, { ...request, ...how });
  await tx.update(inboxFiles).set({ workflowId }).where(whereInboxFile(ctx, inboxId));
}
