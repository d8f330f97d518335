"use client";

import { ShieldCheck } from "lucide-react";
import { useActionState } from "react";
import { Chip } from "@/components/ui/chip";
import { Submit } from "@/components/ui/submit";
import { verifyAction } from "./actions";

/** Goes through the whole log, and says whether it is what was written. */
export function Verify() {
  const [state, action] = useActionState(verifyAction, null);
  return (
    <form action={action} className="flex flex-wrap items-center gap-3">
      <div role="status">
        {state?.ok && state.value.ok && <Chip tone="ok">{`Whole: ${state.value.entries} entries`}</Chip>}
        {state?.ok && !state.value.ok && <Chip tone="failed">{state.value.problem ?? "Not whole"}</Chip>}
        {state && !state.ok && <span className="text-failed">{state.message}</span>}
      </div>
      <Submit look="secondary">
        <ShieldCheck aria-hidden className="size-4" /> Verify
      </Submit>
    </form>
  );
}
