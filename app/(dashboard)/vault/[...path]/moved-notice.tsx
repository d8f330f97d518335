import { ActionButton } from "@/components/form/action-button";
import { Notice } from "@/components/ui/notice";
import { count } from "@/lib/core/count";
import { undoMoveAction } from "./actions";

interface Props {
  path: string;
  from: string;
  /** How many other files were rewritten. */
  files: number;
}

/** Shown after a move, which can be undone. */
export function MovedNotice({ path, from, files }: Props) {
  return (
    <div className="mb-4">
      <Notice kind="ok">
        <span className="flex flex-wrap items-center justify-between gap-2">
          <span className="break-words">
            Moved from <code className="break-all">{from}</code>.
            {files > 0 && ` Links in ${count(files, "file")} were rewritten.`}
          </span>
          <ActionButton action={undoMoveAction} values={{ path, to: from }} size="small">
            Undo
          </ActionButton>
        </span>
      </Notice>
    </div>
  );
}
