"use client";

import { Plus } from "lucide-react";
import { useState } from "react";
import { ShownSecret } from "@/components/accounts/shown-secret";
import { ActionForm } from "@/components/form/action-form";
import { FormError } from "@/components/form/form-error";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { createAction } from "./actions";
import { FIELDS, WebhookFields } from "./webhook-fields";

/** Creates webhooks, one after the other. After a secret has been shown, nothing on the page holds it. */
export function CreateWebhook({ isFull }: { isFull: boolean }) {
  const [round, setRound] = useState(0);
  return <CreateForm key={round} isFull={isFull} onDone={() => setRound(round + 1)} />;
}

function CreateForm({ isFull, onDone }: { isFull: boolean; onDone: () => void }) {
  const submission = useFormAction(createAction);
  const { state, failure } = submission;
  return (
    <section aria-label="Create a webhook" className="mb-6 flex flex-col gap-3">
      <FormError failure={failure} fields={FIELDS} />
      <ActionForm submission={submission} className="flex max-w-3xl flex-col gap-4">
        <WebhookFields failure={failure} disabled={isFull} />
        <div className="flex flex-wrap items-center gap-3">
          <Submit size="large" disabled={isFull}>
            <Plus aria-hidden className="size-4" /> Create webhook
          </Submit>
          {isFull && <p className="text-muted">Delete a webhook to create another.</p>}
        </div>
      </ActionForm>
      {state?.ok && (
        <ShownSecret
          title="Webhook created"
          secret={state.value.secret}
          noun="secret"
          page="/settings/webhooks"
          onDone={onDone}
        />
      )}
    </section>
  );
}
