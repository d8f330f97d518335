import type { z } from "zod";
import type { Context } from "@/lib/db";
import { isListField, LIST_FIELDS, type RecordDetail, STATUS_BY_TYPE, vaultSchema } from "@/lib/vault";
import { Change } from "../changes/change";
import { AddFieldDialog, FieldDialog } from "../fields/dialogs";
import { kindOf } from "../fields/kind";
import { type RecordQuery, recordQuery } from "../query";
import { DeleteDialog } from "./delete-dialog";
import { CopyDialog, type DialogRecord, MoveDialog, TypeDialog } from "./move-dialogs";

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
  if (query.change)
    return (
      <Change ctx={ctx} record={record} change={query.change} closeHref={recordQuery(record.path).href({})} />
    );
  if (query.dialog === "copy") return <CopyDialog record={about} />;
  if (query.dialog === "type")
    return <TypeDialog record={about} types={typesOf(await vaultSchema(ctx, {}))} />;
  const { edit, field } = query;
  const common = {
    path: record.path,
    etag: record.etag,
    edit,
    closeHref: recordQuery(record.path).href({ edit }),
  };
  if (query.dialog === "add-field") return <AddFieldDialog {...common} lists={[...LIST_FIELDS]} />;
  if (field === undefined || !Object.hasOwn(record.frontmatter, field)) return null;
  const value = record.frontmatter[field];
  const kind = isListField(field) ? "list" : kindOf(value);
  return (
    kind && (
      <FieldDialog {...common} field={field} kind={kind} value={value} choices={choicesOf(record, field)} />
    )
  );
}

/** The statuses of the record's type. */
const choicesOf = ({ type }: RecordDetail, field: string): readonly string[] =>
  (field === "status" && type && STATUS_BY_TYPE[type]) || [];

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
