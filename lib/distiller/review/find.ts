import { conflict } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { type RecordDetail, readRecord } from "@/lib/vault";
import { isLearningKind, isOwn } from "../drafts";
import type { LearningKind } from "../learning";

/** A learning by the distiller. Throws `NOT_FOUND`, and `CONFLICT` for any other record. */
export async function findLearning(
  ctx: Context,
  path: string,
): Promise<{ record: RecordDetail; kind: LearningKind }> {
  const record = await readRecord(ctx, { path });
  if (isLearningKind(record.type) && isOwn(record.frontmatter)) return { record, kind: record.type };
  throw conflict(`${record.path} was not created by the distiller: edit it as any other record`);
}
