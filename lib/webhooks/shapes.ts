import { z } from "zod";
import { textInput } from "@/lib/core/text";
import { DELIVERY_STATES, EVENT_TYPES, eventTypesInput } from "@/lib/events";

export const MAX_WEBHOOKS = 20;

export const idInput = z.uuid("must be the id of a webhook");
export const deliveryIdInput = z
  .uuid("must be the id of a delivery")
  .meta({ description: "Id of the delivery" });

export const urlInput = z.string("must be a URL such as https://hooks.example.org/vault").meta({
  description: "Where events are sent by POST; https, and a public address unless the operator allows others",
});
export const eventsInput = eventTypesInput
  .nullable()
  .meta({ description: "Only events of these types; null for all" });
export const descriptionInput = textInput
  .max(200, "at most 200 characters")
  .meta({ description: "What it is for, for people" });

export const webhook = z
  .object({
    id: z.uuid(),
    url: z.string().meta({ description: "Where events are sent" }),
    description: z.string(),
    events: z.array(z.enum(EVENT_TYPES)).nullable().meta({ description: "Null: events of all types" }),
    enabled: z.boolean(),
    disabled_reason: z.string().nullable().meta({ description: "Why the service disabled it, if it did" }),
    created_at: z.iso.datetime(),
    deliveries: z
      .object({ pending: z.int(), failed: z.int() })
      .meta({ description: "How many are to be sent, and how many were given up; without tests" }),
    last_delivery: z
      .object({ at: z.iso.datetime(), status: z.int().nullable(), error: z.string().nullable() })
      .nullable()
      .meta({ description: "The last attempt" }),
  })
  .meta({ id: "Webhook" });
export type Webhook = z.output<typeof webhook>;

export const delivery = z
  .object({
    id: z.uuid(),
    event_id: z.uuid().meta({ description: "The header `webhook-id`" }),
    type: z.string(),
    state: z.enum(DELIVERY_STATES).meta({
      description: "`pending`: to be sent, maybe again; `failed`: given up, and kept to be replayed",
    }),
    attempts: z.int(),
    status: z.int().nullable().meta({ description: "Of the last response; null if there was none" }),
    error: z.string().nullable(),
    created_at: z.iso.datetime(),
    last_attempt_at: z.iso.datetime().nullable().meta({ description: "Null: not sent yet" }),
    next_attempt_at: z.iso.datetime().nullable().meta({ description: "Null unless `pending`" }),
    body: z.string().meta({ description: "What is sent, byte for byte" }),
  })
  .meta({ id: "WebhookDelivery" });
export type WebhookDelivery = z.output<typeof delivery>;
