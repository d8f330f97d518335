"use client";

import { ConfirmDialog } from "@/components/form/confirm-dialog";
import { TextField } from "@/components/form/field";
import { useFormAction } from "@/components/form/use-form-action";
import { workflowHref } from "@/components/runs/href";
import { endAction } from "./actions";

const ENDINGS = {
  cancel: {
    title: "Cancel this run?",
    effect: "It is listed as canceled: no longer wanted.",
    button: "Cancel run",
  },
  terminate: {
    title: "Terminate this run?",
    effect: "It is listed as terminated: ended because something was wrong.",
    button: "Terminate run",
  },
} as const;

interface Props {
  how: keyof typeof ENDINGS;
  workflowId: string;
  runId: string;
}

/** Ends a run, after asking for a reason. */
export function EndDialog({ how, workflowId, runId }: Props) {
  const submission = useFormAction(endAction);
  const { failure } = submission;
  const { title, effect, button } = ENDINGS[how];
  return (
    <ConfirmDialog
      title={title}
      submission={submission}
      values={{ how, workflowId, runId }}
      fields={["reason"]}
      closeHref={workflowHref({ workflowId, runId })}
      cancel="Keep running"
      button={button}
    >
      <p>
        The current step ends and no further step runs. Completed steps are not undone. {effect} Runs that it
        started and that are still open end as well. A new run can be started for the same work.
      </p>
      <TextField
        name="reason"
        label="Reason (optional)"
        hint="Shown in the history of the run."
        autoComplete="off"
        maxLength={1000}
        defaultValue={failure?.given.reason}
        error={failure?.fields.reason}
      />
    </ConfirmDialog>
  );
}
