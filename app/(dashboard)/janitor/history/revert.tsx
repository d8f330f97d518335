"use client";

import { Undo2 } from "lucide-react";
import { ActionButton } from "@/components/form/action-button";
import { ConfirmButton } from "@/components/form/confirm-button";
import { exact } from "@/components/ui/time";
import { count } from "@/lib/core/count";
import { revertAction } from "../actions";

const LABEL = (
  <>
    <Undo2 aria-hidden className="size-3.5" /> Revert
  </>
);

/** Reverts every fix of a run, after asking. */
export function RevertRun({ sweep, fixed, at }: { sweep: string; fixed: number; at: string }) {
  return (
    <ConfirmButton
      action={revertAction}
      values={{ sweep }}
      trigger={{
        size: "small",
        "aria-label": `Revert the fixes of ${exact(new Date(at))}`,
        children: LABEL,
      }}
      title="Revert these fixes?"
      button="Revert fixes"
      look="primary"
    >
      <p>
        This restores the files as they were before {count(fixed, "issue")} were fixed. Files that have
        changed since are left alone and listed.
      </p>
    </ConfirmButton>
  );
}

/** Reverts one fix. */
export function RevertFix({ entry, what }: { entry: number; what: string }) {
  return (
    <ActionButton
      action={revertAction}
      values={{ entry: String(entry) }}
      size="small"
      aria-label={`Revert ${what}`}
    >
      {LABEL}
    </ActionButton>
  );
}
