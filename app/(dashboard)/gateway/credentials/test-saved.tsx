"use client";

import { PlugZap } from "lucide-react";
import { ActionForm } from "@/components/form/action-form";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { testAction } from "./actions";
import { TestResult } from "./test-result";

/** Tests the saved key with its provider. */
export function TestSaved({ credentialKey, label }: { credentialKey: string; label: string }) {
  const submission = useFormAction(testAction);
  return (
    <ActionForm submission={submission} values={{ key: credentialKey }} className="contents">
      <Submit look="secondary" size="small" aria-label={`Test the key of ${label}`}>
        <PlugZap aria-hidden className="size-3.5" /> Test
      </Submit>
      {submission.state && (
        <div className="w-full">
          <TestResult state={submission.state} />
        </div>
      )}
    </ActionForm>
  );
}
