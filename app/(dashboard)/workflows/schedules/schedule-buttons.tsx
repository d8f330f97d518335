import { Pause, Play, Trash2, Zap } from "lucide-react";
import { ActionButton } from "@/components/form/action-button";
import { ConfirmButton } from "@/components/form/confirm-button";
import { deleteAction, pauseAction, resumeAction, triggerAction } from "./actions";

interface Props {
  scheduleId: string;
}

export function PauseOrResume({ scheduleId, isPaused }: Props & { isPaused: boolean }) {
  const [Icon, label] = isPaused ? ([Play, "Resume"] as const) : ([Pause, "Pause"] as const);
  return (
    <ActionButton
      action={isPaused ? resumeAction : pauseAction}
      values={{ scheduleId }}
      size="small"
      aria-label={`${label}: ${scheduleId}`}
    >
      <Icon aria-hidden className="size-3.5" /> {label}
    </ActionButton>
  );
}

/** Starts the schedule's workflow now. */
export const Trigger = ({ scheduleId }: Props) => (
  <ActionButton
    action={triggerAction}
    values={{ scheduleId }}
    size="small"
    aria-label={`Run now: ${scheduleId}`}
  >
    <Zap aria-hidden className="size-3.5" /> Run now
  </ActionButton>
);

export const DeleteSchedule = ({ scheduleId }: Props) => (
  <ConfirmButton
    action={deleteAction}
    values={{ scheduleId }}
    trigger={{
      look: "quiet-danger",
      children: (
        <>
          <Trash2 aria-hidden className="size-3.5" /> Delete schedule
        </>
      ),
    }}
    title={`Delete ${scheduleId}?`}
    button="Delete schedule"
  >
    <p>Its past runs are kept. This cannot be undone.</p>
  </ConfirmButton>
);
