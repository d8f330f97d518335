import { Download, PlugZap } from "lucide-react";
import { ActionButton } from "@/components/form/action-button";
import { enableAction, pullAction, testAction } from "./actions";

interface OfMailbox {
  id: string;
  username: string;
}

export const PullButton = ({ id, username }: OfMailbox) => (
  <ActionButton
    action={pullAction}
    values={{ id }}
    look="quiet"
    size="small"
    aria-label={`Pull the mailbox of ${username} now`}
  >
    <Download aria-hidden className="size-4" /> Pull now
  </ActionButton>
);

export const TestButton = ({ id, username }: OfMailbox) => (
  <ActionButton
    action={testAction}
    values={{ id }}
    title="Signs in and opens the folder; nothing is pulled"
    aria-label={`Test the mailbox of ${username}`}
  >
    <PlugZap aria-hidden className="size-4" /> Test
  </ActionButton>
);

export const EnableButton = ({ id, isEnabled }: { id: string; isEnabled: boolean }) => (
  <ActionButton action={enableAction} values={{ id, enabled: String(!isEnabled) }}>
    {isEnabled ? "Disable" : "Enable"}
  </ActionButton>
);
