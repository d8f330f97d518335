"use client";

import type { ReactNode } from "react";
import { ActionForm } from "@/components/form/action-form";
import { CheckboxField } from "@/components/form/checkbox-field";
import { Submit } from "@/components/form/submit";
import { useMessageAction } from "@/components/form/use-reply-toast";
import { settingsAction } from "./actions";

interface Props {
  report: boolean;
  relate: boolean;
  nightly: boolean;
  /** When the nightly scan runs next. */
  schedule: ReactNode;
}

/** What the janitor may change without being asked. */
export function SettingsForm({ report, relate, nightly, schedule }: Props) {
  const submission = useMessageAction(settingsAction);
  return (
    <ActionForm
      submission={submission}
      className="flex flex-col items-start gap-4 rounded-lg border border-line bg-surface p-4"
    >
      {/* Each box starts from what was saved; the form stays, and the focus in it. */}
      <CheckboxField
        key={`nightly ${nightly}`}
        name="nightly"
        checked={nightly}
        label="Fix safe issues every night"
      >
        The nightly scan also fixes what “Fix all safe issues” would. Each fix can be reverted. {schedule}
      </CheckboxField>
      <CheckboxField key={`report ${report}`} name="report" checked={report} label="Report body links">
        When on, a record that is linked in the text only is an issue (LINK002).
      </CheckboxField>
      <CheckboxField
        key={`relate ${relate}`}
        name="relate"
        checked={relate}
        label="Add body links to related"
      >
        When on, such a link is a safe issue: its fix adds the record to <code>related</code>.
      </CheckboxField>
      <Submit look="secondary">Save</Submit>
    </ActionForm>
  );
}
