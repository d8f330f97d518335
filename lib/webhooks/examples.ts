import type { Webhook, WebhookDelivery } from "./shapes";

export const exampleWebhook: Webhook = {
  id: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a",
  url: "https://hooks.example.org/vault",
  description: "Notifies the team of new decisions",
  events: ["record.created", "record.changed"],
  enabled: true,
  disabled_reason: null,
  created_at: "2026-03-02T09:00:00.000Z",
  deliveries: { pending: 0, failed: 0 },
  last_delivery: null,
};

export const exampleDelivery: WebhookDelivery = {
  id: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a",
  event_id: "c1d2e3f4-a5b6-4788-99aa-bbccddeeff00",
  type: "record.created",
  state: "delivered",
  attempts: 1,
  status: 200,
  error: null,
  created_at: "2026-03-02T09:30:00.000Z",
  last_attempt_at: "2026-03-02T09:30:00.000Z",
  next_attempt_at: null,
  body: JSON.stringify({
    id: "c1d2e3f4-a5b6-4788-99aa-bbccddeeff00",
    type: "record.created",
    timestamp: "2026-03-02T09:30:00.000Z",
    actor: { type: "api_key", id: "0f5c2d9e-7a41-4d57-9c1b-3a2e6b8f4d10", label: "laptop script" },
    data: { path: "decision/Use Postgres.md" },
  }),
};
