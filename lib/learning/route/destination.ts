import { invalid } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { folderOf, isRecordType, RECORD_TYPES, readFileIfAny, readLayout, vaultPath } from "@/lib/vault";
import type { RouteKind } from "../tables";

export interface Destination {
  kind: RouteKind;
  destination: string;
}

/**
 * Reads a destination. A type is its directory, and `account/invoices/` a folder. The path of an existing project,
 * `project/Apollo`, is that project. Any other path, also `own`, is the directory of that record. Throws
 * `VALIDATION_ERROR`.
 */
export async function readDestination(ctx: Context, raw: string, own: string | null): Promise<Destination> {
  const text = raw.trim();
  const layout = await readLayout(ctx);
  if (isRecordType(text)) return { kind: "directory", destination: layout.folderOf(text) };
  const isFolder = text.endsWith("/");
  const path = vaultPath(isFolder ? `${text}any.md` : `${text.replace(/\.md$/, "")}.md`, "destination");
  const type = layout.placeType(path);
  if (type === undefined)
    throw invalid(
      "destination",
      `must be a type (${RECORD_TYPES.join(", ")}), or <type>/<name> as in account/Acme March`,
    );
  const isProject = type === "project" && !isFolder && path !== own;
  if (isProject && (await readFileIfAny(ctx.account.vaultDir, path)))
    return { kind: "project", destination: path };
  return { kind: "directory", destination: folderOf(path) };
}
