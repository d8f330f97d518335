"use client";

import { ActionForm } from "@/components/form/action-form";
import { FormError } from "@/components/form/form-error";
import { Submit } from "@/components/form/submit";
import { useMessageAction } from "@/components/form/use-reply-toast";
import type { Webhook } from "@/lib/webhooks";
import { changeAction } from "../actions";
import { FIELDS, WebhookFields } from "../webhook-fields";

/** Changes where events are sent, and which; the secret and the deliveries stay. */
export function ChangeWebhook({ webhook }: { webhook: Webhook }) {
  const submission = useMessageAction(changeAction);
  return (
    <ActionForm
      submission={submission}
      values={{ id: webhook.id }}
      className="flex max-w-3xl flex-col gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <FormError failure={submission.failure} fields={FIELDS} />
      <WebhookFields webhook={webhook} failure={submission.failure} />
      <div>
        <Submit>Save</Submit>
      </div>
    </ActionForm>
  );
}
