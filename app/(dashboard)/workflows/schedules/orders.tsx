"use client";

import { Pause, Play, Trash2, Zap } from "lucide-react";
import { useActionState } from "react";
import type { ButtonLook } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Submit } from "@/components/ui/submit";
import { workflowHref } from "@/components/workflows/href";
import { orderAction, triggerAction } from "./actions";

const ORDERS = {
  pause: { Icon: Pause, word: "Pause", look: "secondary" },
  unpause: { Icon: Play, word: "Go on", look: "secondary" },
  delete: { Icon: Trash2, word: "Delete schedule", look: "danger" },
} as const satisfies Record<string, { Icon: typeof Pause; word: string; look: ButtonLook }>;

/** A button that pauses a schedule, lets it go on, or deletes it. */
export function Order({ scheduleId, order }: { scheduleId: string; order: keyof typeof ORDERS }) {
  const [state, action] = useActionState(orderAction, null);
  const { Icon, word, look } = ORDERS[order];
  return (
    <form action={action}>
      <input type="hidden" name="scheduleId" value={scheduleId} />
      <input type="hidden" name="order" value={order} />
      <Submit look={look} size="small" aria-label={`${word}: ${scheduleId}`}>
        <Icon aria-hidden className="size-3.5" /> {word}
      </Submit>
      {state && !state.ok && (
        <p role="alert" className="text-failed">
          {state.message}
        </p>
      )}
    </form>
  );
}

/** Starts a schedule's workflow now, and leads to its run. */
export function Trigger({ scheduleId }: { scheduleId: string }) {
  const [state, action] = useActionState(triggerAction, null);
  return (
    <form action={action} className="flex items-center gap-2">
      <input type="hidden" name="scheduleId" value={scheduleId} />
      {state?.ok && (
        <Link href={workflowHref(state.value)} role="status" className="text-accent hover:underline">
          {state.value.reused ? "Runs already" : "Started"}
        </Link>
      )}
      {state && !state.ok && (
        <span role="alert" className="text-failed">
          {state.message}
        </span>
      )}
      <Submit look="secondary" size="small" aria-label={`Run now: ${scheduleId}`}>
        <Zap aria-hidden className="size-3.5" /> Run now
      </Submit>
    </form>
  );
}
