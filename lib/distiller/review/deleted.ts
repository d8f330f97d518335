import { notify } from "@/lib/db";
import { parseRecord, type VaultChange, type VaultListener } from "@/lib/vault";
import { isLearningKind, isOwn } from "../drafts";
import { storeRejection, type Unwanted } from "./rejection";

/** More deletions at once are not a rejection: a disk is missing, or another version was checked out. */
const MAX_DELETED = 200;

/** A learning that its owner deletes, here or on disk, counts as rejected. */
export const rejectDeleted: VaultListener = async (ctx, tx, changes) => {
  const deleted = changes.filter(({ kind }) => kind === "deleted");
  if (deleted.length > MAX_DELETED) return;
  const unwanted = deleted.flatMap((change) => learningOf(change) ?? []);
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
