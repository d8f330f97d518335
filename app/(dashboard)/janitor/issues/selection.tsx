"use client";

import { Sparkles, X } from "lucide-react";
import type { ReactNode } from "react";
import { ConfirmButton } from "@/components/form/confirm-button";
import { SelectAll, SelectionOf } from "@/components/table/select-boxes";
import { useSelection } from "@/components/table/selection";
import { Button } from "@/components/ui/button";
import { count } from "@/lib/core/count";
import { fixSelectedAction } from "../actions";
import { FixPreview } from "./fix-preview";

/** A row of the list that has safe fixes. */
export interface Fixable {
  id: string;
  fixable: number;
}

interface Props {
  /** What the rows are: groups, or single issues. */
  of: "groups" | "issues";
  rows: Fixable[];
  children: ReactNode;
}

/** The list of issues; those that are safe to fix can be selected and fixed together. */
export function SelectableIssues({ of, rows, children }: Props) {
  const selection = useSelection(rows.map(({ id }) => id));
  const chosen = rows.filter(({ id }) => selection.selected.has(id));
  return (
    <SelectionOf value={selection}>
      {rows.length > 0 && (
        <div className="mb-2 flex min-h-8 items-center gap-2 px-3">
          <SelectAll />
          <span aria-hidden className="text-muted">
            Select all that are safe to fix
          </span>
        </div>
      )}
      {children}
      <FixSelected of={of} chosen={chosen} onClear={() => selection.setAll(false)} />
    </SelectionOf>
  );
}

function FixSelected({ of, chosen, onClear }: { of: Props["of"]; chosen: Fixable[]; onClear: () => void }) {
  const fixable = chosen.reduce((sum, row) => sum + row.fixable, 0);
  const ids = chosen.map(({ id }) => id);
  return (
    <div
      role="toolbar"
      aria-label="Selected issues"
      hidden={chosen.length === 0}
      className="sticky bottom-3 max-lg:bottom-17 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-lg border border-line-strong bg-surface p-2 shadow-xl"
    >
      <p role="status" className="mr-auto px-1 font-medium tabular-nums">
        {count(fixable, "safe issue")} selected
      </p>
      {chosen.length > 0 && (
        <ConfirmButton
          action={fixSelectedAction}
          values={{ of, ids: ids.join(" ") }}
          trigger={{
            look: "primary",
            children: (
              <>
                <Sparkles aria-hidden className="size-4" /> Fix selected ({fixable})
              </>
            ),
          }}
          title="Fix the selected issues?"
          button={`Fix ${count(fixable, "issue")}`}
          look="primary"
        >
          <p>Nothing else in these files changes, and each fix can be reverted.</p>
          <FixPreview scope={{ [of]: ids }} />
        </ConfirmButton>
      )}
      <Button look="quiet" onClick={onClear}>
        <X aria-hidden className="size-4" /> Clear
      </Button>
    </div>
  );
}
