"use client";

import { useActionState } from "react";
import { Submit } from "@/components/ui/submit";
import { retryAction } from "./actions";

/** Puts a quarantined file back into the inbox. */
export function RetryButton({ id, filename }: { id: string; filename: string }) {
  const [state, action] = useActionState(retryAction, null);
  return (
    <form action={action} className="flex items-center gap-2">
      <input type="hidden" name="id" value={id} />
      <Submit look="secondary" size="small" aria-label={`Retry ${filename}`}>
        Retry
      </Submit>
      {state && !state.ok && <span className="text-failed">{state.message}</span>}
    </form>
  );
}
