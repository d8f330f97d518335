"use client";

import { ActionForm } from "@/components/form/action-form";
import { FormError } from "@/components/form/form-error";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { editScheduleAction } from "../actions";
import { SPEC_FIELDS, type Spec, SpecFields } from "../spec-fields";

interface Props {
  scheduleId: string;
  spec: Spec;
  policies: [name: string, label: string][];
  zones: string[];
}

export function EditScheduleForm({ scheduleId, spec, ...choices }: Props) {
  const submission = useFormAction(editScheduleAction);
  const { failure } = submission;
  return (
    <ActionForm submission={submission} values={{ scheduleId }} className="flex max-w-2xl flex-col gap-4">
      <FormError failure={failure} fields={SPEC_FIELDS} />
      <SpecFields spec={{ ...spec, ...failure?.given }} errors={failure?.fields ?? {}} {...choices} />
      <div className="flex justify-end gap-2">
        <Link href="/workflows/schedules" className={buttonClass("secondary")}>
          Cancel
        </Link>
        <Submit>Save</Submit>
      </div>
    </ActionForm>
  );
}
