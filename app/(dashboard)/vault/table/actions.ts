"use server";

import { z } from "zod";
import { act, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { count } from "@/lib/core/count";
import { restoreVersions } from "@/lib/vault";
import { addTag, deleteMany, setStatus } from "./changes";
import { moveMany } from "./moves";

const PAGE = "/vault";

export interface BulkReply {
  kind: "ok" | "warning";
  text: string;
  /** What `undoChangeAction` needs; null when nothing has changed. */
  undo: string | null;
  moves?: Moves;
}

/** Where records were moved, whose drafts in this browser follow them. */
export interface Moves {
  account: string;
  moved: { from: string; to: string }[];
}

const shown = z.array(z.object({ path: z.string(), name: z.string(), hash: z.string() })).min(1);

/** A record in the version that the page showed. */
export type Shown = z.output<typeof shown>[number];

const ACTS = { status: setStatus, tag: addTag, move: moveMany, delete: deleteMany } as const;
const actName = z.enum(["status", "tag", "move", "delete"]);

/** Changes the selected records in the versions that the page showed. */
export const changeRecordsAction = async (
  _: FormState<BulkReply>,
  form: FormData,
): Promise<FormState<BulkReply>> =>
  act(
    form,
    (ctx) => {
      const records = shown.parse(JSON.parse(text(form, "records")));
      return ACTS[actName.parse(text(form, "act"))](ctx, records, text(form, "value").trim());
    },
    PAGE,
  );

const undoInput = z.union([
  z.object({
    texts: z.array(z.object({ path: z.string(), hash: z.string(), ifMatch: z.string().optional() })),
  }),
  z.object({ moved: z.array(z.object({ from: z.string(), to: z.string() })) }),
]);

export type UndoReply = Message & { moves?: Moves };

/** Reverts what `changeRecordsAction` did: the earlier texts as they were, or the records where they were. */
export const undoChangeAction = async (
  _: FormState<UndoReply>,
  form: FormData,
): Promise<FormState<UndoReply>> =>
  act(
    form,
    async (ctx): Promise<UndoReply> => {
      const undo = undoInput.parse(JSON.parse(text(form, "undo")));
      if ("texts" in undo) {
        await restoreVersions(ctx, { records: undo.texts });
        return { text: `Restored ${count(undo.texts.length, "record")}.` };
      }
      const back = undo.moved.map(({ from, to }) => ({ path: to, name: to, to: from })).reverse();
      const { undo: _, ...reply } = await moveMany(ctx, back);
      return reply;
    },
    PAGE,
  );
