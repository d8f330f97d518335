import { Chip } from "@/components/ui/chip";
import { count } from "@/lib/core/count";
import type { Webhook } from "@/lib/webhooks";

/** Whether events arrive: what was given up counts until it was replayed. */
export function WebhookState({
  webhook,
}: {
  webhook: Pick<Webhook, "enabled" | "deliveries" | "last_delivery">;
}) {
  const { enabled, deliveries, last_delivery } = webhook;
  if (!enabled) return <Chip tone="waiting">Disabled</Chip>;
  if (last_delivery?.error) return <Chip tone="failed">Failing</Chip>;
  if (deliveries.failed > 0)
    return <Chip tone="warning">{`${count(deliveries.failed, "event")} failed`}</Chip>;
  return <Chip tone="ok">Enabled</Chip>;
}
