"use client";

import { PlugZap } from "lucide-react";
import { useActionState } from "react";
import { Submit } from "@/components/ui/submit";
import { testAction } from "./actions";
import { TestResult } from "./test-result";

/** Asks the provider whether it takes the key that is set. */
export function TestSaved({ credentialKey, label }: { credentialKey: string; label: string }) {
  const [state, action] = useActionState(testAction, null);
  return (
    <form action={action} className="contents">
      <input type="hidden" name="key" value={credentialKey} />
      <Submit look="secondary" size="small" aria-label={`Test the key of ${label}`}>
        <PlugZap aria-hidden className="size-3.5" /> Test
      </Submit>
      {state && (
        <div className="w-full">
          <TestResult state={state} />
        </div>
      )}
    </form>
  );
}
