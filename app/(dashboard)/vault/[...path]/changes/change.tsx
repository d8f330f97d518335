import { diffOf } from "@/components/diff/hunks";
import type { Context } from "@/lib/db";
import { type RecordDetail, readVersions, recordHistory } from "@/lib/vault";
import { ChangeDialog } from "./change-dialog";

const MAX_LISTED = 50;

interface Props {
  ctx: Context;
  record: RecordDetail;
  /** The number of its entry in the audit log. */
  change: string;
  closeHref: string;
}

/** One of the last changes of a record; nothing when its earlier text is not kept. */
export async function Change({ ctx, record: { path, etag, raw }, change, closeHref }: Props) {
  const { entries } = await recordHistory(ctx, { path, limit: MAX_LISTED });
  const entry = entries.find(({ seq }) => String(seq) === change);
  const [hash, after] = [entry?.before_hash, entry?.after_hash];
  if (!hash) return null;
  const texts = await ctx.db.tx((tx) => readVersions(ctx, tx, after ? [hash, after] : [hash]));
  const before = texts.get(hash);
  if (before === undefined) return null;
  const made = after?.startsWith(etag) ? raw : texts.get(after ?? "");
  return (
    <ChangeDialog
      path={path}
      etag={etag}
      hash={hash}
      diff={diffOf(before, made ?? raw)}
      isExact={made !== undefined}
      isRestored={hash.startsWith(etag)}
      closeHref={closeHref}
    />
  );
}
