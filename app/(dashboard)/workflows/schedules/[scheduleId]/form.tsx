"use client";

import { useActionState } from "react";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { Submit } from "@/components/ui/submit";
import { editScheduleAction } from "../actions";
import { type Spec, SpecFields } from "../spec-fields";

interface Props {
  scheduleId: string;
  spec: Spec;
  policies: [name: string, does: string][];
  zones: string[];
}

export function EditScheduleForm({ scheduleId, spec, ...choices }: Props) {
  const [state, action] = useActionState(editScheduleAction, null);
  const failed = state && !state.ok ? state : null;
  return (
    <form action={action} className="flex max-w-2xl flex-col gap-4">
      {failed && Object.keys(failed.fields).length === 0 && <Notice kind="failed">{failed.message}</Notice>}
      <input type="hidden" name="scheduleId" value={scheduleId} />
      <SpecFields spec={{ ...spec, ...failed?.given }} errors={failed?.fields ?? {}} {...choices} />
      <div className="flex justify-end gap-2">
        <Link href="/workflows/schedules" className={buttonClass("secondary")}>
          Cancel
        </Link>
        <Submit>Save</Submit>
      </div>
    </form>
  );
}
