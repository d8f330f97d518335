import { Send } from "lucide-react";
import { ActionButton } from "@/components/form/action-button";
import { enableAction, replayAction, testAction } from "./actions";

interface OfWebhook {
  id: string;
  url: string;
}

export const TestButton = ({ id, url }: OfWebhook) => (
  <ActionButton
    action={testAction}
    values={{ id }}
    look="quiet"
    size="small"
    title="Sends an event of the type webhook.test now"
    aria-label={`Send a test event to ${url}`}
  >
    <Send aria-hidden className="size-4" /> Test
  </ActionButton>
);

export const EnableButton = ({ id, isEnabled }: { id: string; isEnabled: boolean }) => (
  <ActionButton action={enableAction} values={{ id, enabled: String(!isEnabled) }}>
    {isEnabled ? "Disable" : "Enable"}
  </ActionButton>
);

export const ReplayButton = ({ id, delivery, what }: { id: string; delivery: string; what: string }) => (
  <ActionButton
    action={replayAction}
    values={{ id, delivery }}
    look="quiet"
    size="small"
    title="Sends the event again, with the same webhook-id"
    aria-label={`Replay ${what}`}
  >
    Replay
  </ActionButton>
);
