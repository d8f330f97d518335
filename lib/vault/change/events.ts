import type { Context, Tx } from "@/lib/db";
import { emit } from "@/lib/events";
import type { Layout } from "../settings/layout";
import type { VaultChange } from "./listeners";

type RecordEvent = Parameters<typeof emit>[2];

/** Emits the events of changes to records; of other files there are none. */
export const emitChanges = (
  ctx: Context,
  tx: Tx,
  layout: Layout,
  changes: readonly VaultChange[],
): Promise<void> => emit(ctx, tx, ...changes.flatMap((change) => eventOf(change, layout) ?? []));

/** A record that is moved to where files are none, such as an ignored folder, is deleted as a record. */
function eventOf({ kind, path, from, fields }: VaultChange, layout: Layout): RecordEvent | null {
  const isRecord = layout.isRecord(path);
  if (kind === "moved" && from !== undefined && layout.isRecord(from))
    return isRecord
      ? { type: "record.moved", data: { path, from } }
      : { type: "record.deleted", data: { path: from } };
  if (!isRecord) return null;
  if (kind === "deleted") return { type: "record.deleted", data: { path } };
  if (kind === "edited") return { type: "record.changed", data: { path, ...(fields && { fields }) } };
  return { type: "record.created", data: { path } };
}
