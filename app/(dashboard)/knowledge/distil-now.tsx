"use client";

import { FlaskConical, ScanSearch } from "lucide-react";
import { useActionState } from "react";
import { Submit } from "@/components/ui/submit";
import { startAction } from "./actions";

/** Starts a scan or a run; the page shows how far it is. */
export function DistilNow() {
  const [state, action] = useActionState(startAction, null);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <form action={action}>
        <input type="hidden" name="what" value="scan" />
        <Submit look="secondary" title="Looks which records hint at learnings, and changes nothing">
          <ScanSearch aria-hidden className="size-4" /> Scan
        </Submit>
      </form>
      <form action={action}>
        <Submit title="Extracts learnings from the records that have changed">
          <FlaskConical aria-hidden className="size-4" /> Distil now
        </Submit>
      </form>
      {state && !state.ok && (
        <span role="alert" className="text-failed">
          {state.message}
        </span>
      )}
      <span role="status" className="sr-only">
        {state?.ok && (state.value.reused ? "A run goes on already" : "The run was started")}
      </span>
    </div>
  );
}
