import path from "node:path";
import { and, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { auditEntries } from "@/lib/audit";
import type { Context, Tx } from "@/lib/db";
import { anyVaultPath, type VaultPath } from "../path";
import { statusOf } from "../store";

const detail = z.looseObject({ made: z.array(z.string()).catch([]) });

/** Of the audit entry of a move, or of what the Curator creates: the folders that it makes, outermost first. Nothing if they are there. */
export function madeFor(root: string, to: VaultPath): { made?: string[] } {
  const parts = to.split("/").slice(0, -1);
  const folders = parts.map((_, at) => parts.slice(0, at + 1).join("/"));
  const made = folders.filter((folder) => statusOf(path.join(root, folder)) === null);
  return made.length > 0 ? { made } : {};
}

/** The folders that the move, or the creation, made which brought a record to its path. */
export async function foldersMadeFor(
  ctx: Context,
  tx: Tx,
  at: VaultPath,
  by: "record.move" | "record.create" = "record.move",
): Promise<string[]> {
  const { accountId, subject, seq, action } = auditEntries;
  const [last] = await tx
    .select({ action, detail: auditEntries.detail })
    .from(auditEntries)
    .where(and(eq(accountId, ctx.account.id), eq(subject, at), eq(action, by)))
    .orderBy(desc(seq))
    .limit(1);
  const made = last ? detail.parse(last.detail).made : [];
  return made.filter((folder) => at.startsWith(`${folder}/`)).map((folder) => anyVaultPath(folder));
}
