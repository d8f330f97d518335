import { ActionButton } from "@/components/form/action-button";
import { Notice } from "@/components/ui/notice";
import type { Context } from "@/lib/db";
import { isRecord } from "@/lib/vault";
import { undoDeleteAction } from "./actions";

/** Shown after a record was deleted, which can be undone; nothing where there is such a record, again or still. */
export async function DeletedNotice({ ctx, path }: { ctx: Context; path: string }) {
  if (await isRecord(ctx, path)) return null;
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
