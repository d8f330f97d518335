import { fileNameOf } from "@/components/vault/href";
import { count } from "@/lib/core/count";
import type { Context } from "@/lib/db";
import { moveRecords } from "@/lib/vault";
import type { BulkReply, Shown } from "./actions";

/** A record, and the folder's path that it is moved to if not to the one that all are moved to. */
type Moving = Pick<Shown, "path" | "name"> & { hash?: string; to?: string };

/** Moves records to a folder, or each to its own path, one after the other. */
export async function moveMany(ctx: Context, records: readonly Moving[], folder = ""): Promise<BulkReply> {
  const parent = folder.replace(/^\/+|\/+$/g, "");
  const { moved, failed } = await moveRecords(ctx, {
    records: records.map(({ path, hash, to }) => ({
      path,
      to: to ?? `${parent === "" ? "" : `${parent}/`}${fileNameOf(path)}`,
      ifMatch: hash?.slice(0, 32),
    })),
  });
  const [first] = failed;
  const problem = first && ` ${count(failed.length, "record")} stayed. ${first.path}: ${first.message}.`;
  return {
    kind: first ? "warning" : "ok",
    text: `Moved ${count(moved.length, "record")}.${problem ?? ""}`,
    undo: moved.length > 0 ? JSON.stringify({ moved }) : null,
    moves: { account: ctx.account.id, moved: moved.map(({ from, to }) => ({ from, to })) },
  };
}
