"use client";

import { ShieldCheck } from "lucide-react";
import { ActionForm } from "@/components/form/action-form";
import { FormError } from "@/components/form/form-error";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { Chip } from "@/components/ui/chip";
import { count } from "@/lib/core/count";
import { verifyAction } from "./actions";

/** Verifies the hash chain of the whole log. */
export function Verify() {
  const submission = useFormAction(verifyAction);
  const { state, failure } = submission;
  return (
    <ActionForm submission={submission} className="flex flex-wrap items-center gap-3">
      <div role="status">
        {state?.ok && state.value.ok && (
          <Chip tone="ok">{`Chain intact: ${count(state.value.entries, "entry", "entries")}`}</Chip>
        )}
        {state?.ok && !state.value.ok && <Chip tone="failed">{state.value.problem ?? "Chain broken"}</Chip>}
      </div>
      <FormError failure={failure} />
      <Submit look="secondary">
        <ShieldCheck aria-hidden className="size-4" /> Verify
      </Submit>
    </ActionForm>
  );
}
