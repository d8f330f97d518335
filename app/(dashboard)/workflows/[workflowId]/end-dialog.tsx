"use client";

import { useActionState } from "react";
import { buttonClass } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { Modal } from "@/components/ui/modal";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";
import { workflowHref } from "@/components/workflows/href";
import { endAction } from "./actions";
import type { Way } from "./way";

const WAYS = {
  cancel: {
    title: "Cancel this run?",
    tells: "It is then listed as canceled: not wanted any more.",
    word: "Cancel run",
  },
  terminate: {
    title: "Terminate this run?",
    tells: "It is then listed as terminated: ended because something was wrong with it.",
    word: "Terminate run",
  },
} as const satisfies Record<Way, object>;

/** Says what ending a run does, asks why, and does it. */
export function EndDialog({ how, workflowId, runId }: { how: Way; workflowId: string; runId: string }) {
  const [state, action] = useActionState(endAction, null);
  const page = workflowHref({ workflowId, runId });
  const { title, tells, word } = WAYS[how];
  const failed = state && !state.ok ? state : null;
  return (
    <Modal title={title} closeHref={page}>
      <form action={action} className="flex flex-col gap-4">
        {failed && !failed.fields.reason && <Notice kind="failed">{failed.message}</Notice>}
        <input type="hidden" name="how" value={how} />
        <input type="hidden" name="workflowId" value={workflowId} />
        <input type="hidden" name="runId" value={runId} />
        <p>
          The step under way ends, and none follows it. What finished steps did stays as it is. {tells} This
          cannot be undone; the same work can be started again as a new run.
        </p>
        <TextField
          name="reason"
          label="Reason"
          hint="Optional. It stands in the run’s history."
          autoComplete="off"
          maxLength={1000}
          defaultValue={failed?.given.reason}
          error={failed?.fields.reason}
        />
        <div className="flex justify-end gap-2">
          <Link href={page} scroll={false} className={buttonClass("secondary")}>
            Let it run
          </Link>
          <Submit look="danger">{word}</Submit>
        </div>
      </form>
    </Modal>
  );
}
