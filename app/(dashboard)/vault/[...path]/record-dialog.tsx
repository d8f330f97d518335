import type { z } from "zod";
import type { Context } from "@/lib/db";
import { type RecordDetail, vaultSchema } from "@/lib/vault";
import { DeleteDialog } from "./delete-dialog";
import { CopyDialog, type DialogRecord, MoveDialog, TypeDialog } from "./dialogs";
import type { RecordQuery } from "./query";

interface Props {
  ctx: Context;
  record: RecordDetail;
  query: RecordQuery;
}

/** The dialog that the address opens. */
export async function RecordDialog({ ctx, record, query }: Props) {
  const about = aboutOf(record);
  if (query.delete) return <DeleteDialog record={{ ...about, name: record.name }} />;
  if (query.dialog === "move") return <MoveDialog record={about} />;
  if (query.dialog === "copy") return <CopyDialog record={about} />;
  if (query.dialog === "type")
    return <TypeDialog record={about} types={typesOf(await vaultSchema(ctx, {}))} />;
  return null;
}

function aboutOf({ path, etag, type, frontmatter, backlinks }: RecordDetail): DialogRecord {
  const { status } = frontmatter;
  const sources = backlinks.map((link) => link.path).filter((source) => source !== path);
  return {
    path,
    etag,
    type,
    status: typeof status === "string" ? status : null,
    sources: [...new Set(sources)],
  };
}

const typesOf = ({ known_types, type_directory, status_by_type }: z.output<(typeof vaultSchema)["output"]>) =>
  known_types.map((type) => ({
    type,
    folder: type_directory[type] ?? type,
    statuses: status_by_type[type] ?? [],
  }));
