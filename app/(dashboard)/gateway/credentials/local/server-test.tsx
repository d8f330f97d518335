"use client";

import { PlugZap } from "lucide-react";
import { ActionButton } from "@/components/form/action-button";
import { ActionForm } from "@/components/form/action-form";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { Notice } from "@/components/ui/notice";
import { testServerAction, tryModelAction, useModelAction } from "./actions";
import { ServerResult } from "./server-result";

/** Tests the saved address and lists the models, each of which can be tried and chosen. */
export function ServerTest() {
  const test = useFormAction(testServerAction);
  const models = test.state?.ok ? test.state.value.models : [];
  return (
    <div className="flex min-w-0 flex-col gap-3 md:col-span-2">
      <ActionForm submission={test}>
        <Submit look="secondary" size="small">
          <PlugZap aria-hidden className="size-3.5" /> Test and list models
        </Submit>
      </ActionForm>
      <ServerResult state={test.isPending ? null : test.state} />
      {models.length > 0 && (
        <ul aria-label="Models of the local server" className="flex flex-col rounded-md border border-line">
          {models.map((model) => (
            <Model key={model} model={model} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Model({ model }: { model: string }) {
  const trial = useFormAction(tryModelAction);
  const { state, isPending } = trial;
  const message = state && (state.ok ? state.value.message : (state.fields.model ?? state.message));
  return (
    <li className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2 last:border-0">
      <code className="min-w-0 grow wrap-anywhere">{model}</code>
      <ActionForm submission={trial} values={{ model }}>
        <Submit look="secondary" size="small" aria-label={`Try ${model}`}>
          Try
        </Submit>
      </ActionForm>
      <ActionButton
        action={useModelAction}
        values={{ model }}
        size="small"
        aria-label={`Use ${model} by default`}
      >
        Use by default
      </ActionButton>
      {message && !isPending && (
        <div className="w-full">
          <Notice kind={state.ok && state.value.ok ? "ok" : "warning"}>{message}.</Notice>
        </div>
      )}
    </li>
  );
}
