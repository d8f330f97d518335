import { z } from "zod";
import { choiceParam, defineQuery, textParam } from "@/app/query";
import { recordHref } from "@/components/vault/href";

/** The dialogs of a record. */
const DIALOGS = ["move", "type", "copy", "add-field"] as const;

/**
 * `edit` is the part of the record being edited, `dialog` and `delete` open a dialog, `field` is
 * the field that is edited, `change` the entry of the audit log that is shown, `moved` the path that the record had before, and
 * `files` how many files followed it; without them the move was an undo.
 */
const schema = z.object({
  edit: choiceParam(["body", "source"]),
  dialog: choiceParam(DIALOGS),
  delete: textParam,
  field: textParam,
  change: textParam,
  moved: textParam,
  files: textParam,
});

export type RecordQuery = z.output<typeof schema>;

export const recordQuery = (path: string) => defineQuery(recordHref(path), schema);

/** The record where it was before a move; its draft follows it from `from`. */
export const movedBackHref = ({ from, to }: { from: string; to: string }) =>
  recordQuery(to).href({ moved: from });

/** The record after a move, with the offer to undo it. */
export const movedHref = ({
  from,
  to,
  files_updated,
}: {
  from: string;
  to: string;
  files_updated: string[];
}) => recordQuery(to).href({ moved: from, files: String(files_updated.length) });
