"use client";

import { Zap } from "lucide-react";
import { useActionState } from "react";
import { Submit } from "@/components/ui/submit";
import { runNowAction } from "./actions";

/** Starts a kind of workflow by hand; the card then shows how far it is. */
export function RunNow({ type, purpose, worker }: { type: string; purpose: string; worker: string }) {
  const [state, action] = useActionState(runNowAction, null);
  return (
    <form action={action} className="flex flex-wrap items-center gap-2">
      <input type="hidden" name="type" value={type} />
      <Submit size="small" title={purpose} aria-label={`Run the ${worker} now`}>
        <Zap aria-hidden className="size-3.5" /> Run now
      </Submit>
      {state && !state.ok && (
        <span role="alert" className="text-failed">
          {state.message}
        </span>
      )}
      <span role="status" className="sr-only">
        {state?.ok && (state.value.reused ? "A run goes on already" : "The run was started")}
      </span>
    </form>
  );
}
