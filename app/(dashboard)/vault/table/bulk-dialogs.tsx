"use client";

import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { TextField } from "@/components/form/field";
import { Select } from "@/components/form/select";
import { useFormAction } from "@/components/form/use-form-action";
import { useToast } from "@/components/ui/toaster";
import { count } from "@/lib/core/count";
import { type BulkReply, changeRecordsAction } from "./actions";
import type { Choices } from "./bulk-bar";
import { followMoves } from "./follow-moves";
import type { GridRow } from "./record-grid";
import { UndoButton } from "./undo-button";

interface Props {
  rows: GridRow[];
  choices: Choices;
  onClose: () => void;
  onDone: () => void;
}

/** Sends a bulk action, and reports its result with a way to undo it. */
function useChange({ rows, onDone }: Props, act: BulkDialog) {
  const toast = useToast();
  const submission = useFormAction<BulkReply>(changeRecordsAction, (reply) => {
    if (!reply.ok) return;
    const { kind, text, undo, moves } = reply.value;
    followMoves(moves);
    toast({ kind, text, extra: undo && <UndoButton undo={undo} /> });
    onDone();
  });
  const records = rows.map(({ path, name, hash }) => ({ path, name, hash }));
  return { submission, values: { act, records: JSON.stringify(records) } };
}

function StatusDialog(props: Props) {
  const { rows, choices, onClose } = props;
  const change = useChange(props, "status");
  const types = [...new Set(rows.map(({ type }) => type ?? "note"))];
  const lists = types.flatMap((type) => {
    const statuses = choices.statusesByType[type] ?? [];
    return statuses.length > 0 ? [statuses] : [];
  });
  const [first = [], ...others] = lists;
  const statuses = first.filter((status) => others.every((list) => list.includes(status)));
  const { given = {}, fields = {} } = change.submission.failure ?? {};
  return (
    <ConfirmDialog
      {...change}
      title={`Set the status of ${count(rows.length, "record")}`}
      onClose={onClose}
      fields={["value"]}
      button="Set status"
      look="primary"
    >
      {statuses.length > 0 ? (
        <Select name="value" label="Status" defaultValue={given.value} error={fields.value}>
          {statuses.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </Select>
      ) : (
        <TextField
          name="value"
          label="Status"
          required
          autoComplete="off"
          defaultValue={given.value}
          error={fields.value}
          hint={lists.length > 1 ? `${types.join(" and ")} have no status in common.` : undefined}
        />
      )}
      <p className="text-muted">Only this field changes. You can undo it.</p>
    </ConfirmDialog>
  );
}

function TagDialog(props: Props) {
  const change = useChange(props, "tag");
  const { given = {}, fields = {} } = change.submission.failure ?? {};
  return (
    <ConfirmDialog
      {...change}
      title={`Add a tag to ${count(props.rows.length, "record")}`}
      onClose={props.onClose}
      fields={["value"]}
      button="Add tag"
      look="primary"
    >
      <TextField
        name="value"
        label="Tag"
        hint="Without #; area/home is nested below area."
        required
        autoComplete="off"
        defaultValue={given.value}
        error={fields.value}
      />
      <p className="text-muted">Records that already have it do not change. You can undo it.</p>
    </ConfirmDialog>
  );
}

function MoveDialog(props: Props) {
  const change = useChange(props, "move");
  const { given = {}, fields = {} } = change.submission.failure ?? {};
  return (
    <ConfirmDialog
      {...change}
      title={`Move ${count(props.rows.length, "record")}`}
      onClose={props.onClose}
      fields={["value"]}
      button="Move"
      look="primary"
    >
      <TextField
        name="value"
        label="Folder"
        hint="From the vault’s root; empty for the root itself."
        autoComplete="off"
        list="bulk-folders"
        defaultValue={given.value}
        error={fields.value}
      />
      <datalist id="bulk-folders">
        {props.choices.folders.map((folder) => (
          <option key={folder}>{folder}</option>
        ))}
      </datalist>
      <p className="text-muted">
        Links to them are rewritten if they would break. Records that cannot be moved stay where they are. You
        can undo it.
      </p>
    </ConfirmDialog>
  );
}

const MAX_SHOWN = 10;

function DeleteDialog(props: Props) {
  const { rows, onClose } = props;
  const change = useChange(props, "delete");
  return (
    <ConfirmDialog
      {...change}
      title={`Delete ${count(rows.length, "record")}?`}
      onClose={onClose}
      button="Delete"
    >
      <p>This deletes the files. Links to them break. You can undo it.</p>
      <ul className="flex flex-col gap-0.5 text-xs break-all text-muted">
        {rows.slice(0, MAX_SHOWN).map(({ path }) => (
          <li key={path}>{path}</li>
        ))}
        {rows.length > MAX_SHOWN && <li>and {rows.length - MAX_SHOWN} more</li>}
      </ul>
    </ConfirmDialog>
  );
}

export const BULK_DIALOGS = {
  status: StatusDialog,
  tag: TagDialog,
  move: MoveDialog,
  delete: DeleteDialog,
} as const;

export type BulkDialog = keyof typeof BULK_DIALOGS;
