import { notify } from "@/lib/db";
import { parseRecord, type VaultChange, type VaultListener } from "@/lib/vault";
import { isLearningKind, isOwn } from "../drafts";
import { storeRejection, type Unwanted } from "./rejection";

/**
 * A learning that its owner deletes, here or on disk, counts as rejected. Many files that disappear at once from the disk
 * come without their texts, and do not: a disk is missing, or another version was checked out.
 */
export const rejectDeleted: VaultListener = async (ctx, tx, changes) => {
  const unwanted = changes.filter(({ kind }) => kind === "deleted").flatMap((each) => learningOf(each) ?? []);
  for (const each of unwanted) await storeRejection(ctx, tx, each);
  if (unwanted.length > 0) await notify(ctx, tx, "kv_live");
};

function learningOf({ path, before, text = before?.text }: VaultChange): Unwanted | null {
  if (text === undefined) return null;
  const { frontmatter, body } = parseRecord(text);
  const { type: kind, name } = frontmatter;
  if (!isLearningKind(kind) || !isOwn(frontmatter)) return null;
  return { path, kind, name: typeof name === "string" ? name : path, body, record: text };
}
