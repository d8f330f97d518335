"use client";

import { ActionForm } from "@/components/form/action-form";
import { FormError } from "@/components/form/form-error";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { openDailyAction } from "../actions";

/** Creates today's note and opens it. */
export function CreateDailyNote() {
  const submission = useFormAction(openDailyAction);
  return (
    <ActionForm submission={submission} className="flex flex-col items-center gap-3">
      <FormError failure={submission.failure} fields={[]} />
      <Submit>Create today’s note</Submit>
    </ActionForm>
  );
}
