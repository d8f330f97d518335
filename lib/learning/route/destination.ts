import { invalid } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { directoryOf, isRecordType, RECORD_TYPES, readFileIfAny, recordAt, vaultPath } from "@/lib/vault";
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
  if (isRecordType(text)) return { kind: "directory", destination: directoryOf(text) };
  const isFolder = text.endsWith("/");
  const path = vaultPath(isFolder ? `${text}any.md` : `${text.replace(/\.md$/, "")}.md`, "destination");
  const place = recordAt(path);
  if (!place)
    throw invalid(
      "destination",
      `must be a type (${RECORD_TYPES.join(", ")}), or <type>/<name> as in account/Acme March`,
    );
  const isProject = place.type === "project" && !isFolder && path !== own;
  if (isProject && (await readFileIfAny(ctx.account.vaultDir, path)))
    return { kind: "project", destination: path };
  return { kind: "directory", destination: path.slice(0, path.lastIndexOf("/")) };
}
