import { z } from "zod";
import { limitInput } from "@/lib/core/limit";
import { textInput } from "@/lib/core/text";
import { defineOperation } from "@/lib/operation";
import { type BackupFile, backupFiles } from "../contents";
import { oneBackupInput } from "../shapes";

const path = textInput.max(4_096, "at most 4096 characters").optional();

export const listBackupFiles = defineOperation({
  id: "listBackupFiles",
  http: { method: "GET", path: "/backups/{id}/files" },
  tag: "Backups",
  summary: "List the files of the vault in a backup: those of a folder, or those whose path contains a text",
  description: "The backup is read, decrypted and verified, which takes longer the first time.",
  input: oneBackupInput.extend({
    folder: path.meta({ description: "A folder, from the root of the vault; the root by default" }),
    q: path.meta({ description: "Part of a path, in any folder" }),
    limit: limitInput.default(1_000),
  }),
  output: z.object({
    folders: z.array(
      z.object({ path: z.string(), files: z.int().meta({ description: "Files in it and below it" }) }),
    ),
    files: z.array(z.object({ path: z.string(), size: z.int() })),
    count: z.int().meta({ description: "How many files match" }),
  }),
  errors: ["NOT_FOUND"],
  run: async (ctx, { id, folder = "", q, limit }) => {
    const all = await backupFiles(ctx, id);
    if (q !== undefined) {
      const found = all.filter((file) => file.path.toLowerCase().includes(q.toLowerCase()));
      return { folders: [], files: found.slice(0, limit), count: found.length };
    }
    const prefix = folder === "" ? "" : `${folder.replace(/\/+$/, "")}/`;
    const inside = all.filter((file) => file.path.startsWith(prefix));
    const files = inside.filter((file) => !file.path.slice(prefix.length).includes("/"));
    return { folders: foldersOf(inside, prefix), files: files.slice(0, limit), count: files.length };
  },
});

function foldersOf(inside: readonly BackupFile[], prefix: string): { path: string; files: number }[] {
  const counts = new Map<string, number>();
  for (const { path } of inside) {
    const end = path.indexOf("/", prefix.length);
    if (end < 0) continue;
    const folder = path.slice(0, end);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].map(([path, files]) => ({ path, files }));
}
