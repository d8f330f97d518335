import { TextField } from "@/components/form/field";
import type { FormFailure } from "@/components/form/state";
import type { Webhook } from "@/lib/webhooks";
import { EventTypes } from "./event-types";

/** The fields that a message of the form belongs to. */
export const FIELDS = ["url", "description"] as const;

interface Props {
  webhook?: Webhook;
  failure: FormFailure | null;
  disabled?: boolean;
}

/** Where events are sent, and which. */
export const WebhookFields = ({ webhook, failure, disabled }: Props) => (
  <>
    <div className="flex flex-wrap items-start gap-3">
      <div className="w-full sm:max-w-sm sm:grow">
        <TextField
          name="url"
          label="URL"
          type="url"
          hint="Where events are sent, by POST as JSON."
          placeholder="https://hooks.example.org/vault"
          autoComplete="off"
          required
          maxLength={500}
          disabled={disabled}
          defaultValue={failure?.given.url ?? webhook?.url}
          error={failure?.fields.url}
        />
      </div>
      <div className="w-full sm:max-w-2xs">
        <TextField
          name="description"
          label="Description"
          hint="Optional, for you."
          autoComplete="off"
          maxLength={200}
          disabled={disabled}
          defaultValue={failure?.given.description ?? webhook?.description}
          error={failure?.fields.description}
        />
      </div>
    </div>
    <EventTypes chosen={webhook?.events} />
  </>
);
