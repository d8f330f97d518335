import { ActionButton } from "@/components/form/action-button";
import { Notice } from "@/components/ui/notice";
import { undoDeleteAction } from "./actions";

/** Shown after a record was deleted, which can be undone. */
export function DeletedNotice({ path }: { path: string }) {
  return (
    <div className="mb-4">
      <Notice kind="ok">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span>
            Deleted <code className="break-all">{path}</code>.
          </span>
          <ActionButton action={undoDeleteAction} values={{ path }} size="small">
            Undo
          </ActionButton>
        </span>
      </Notice>
    </div>
  );
}
