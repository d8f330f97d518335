import { Chip } from "@/components/ui/chip";
import type { Mailbox } from "@/lib/mailboxes";

/** Whether messages come. */
export function MailboxState({ mailbox }: { mailbox: Mailbox }) {
  const { enabled, pulling, error, last_pull_at } = mailbox;
  if (pulling) return <Chip tone="running">Pulling…</Chip>;
  if (error) return <Chip tone="failed">Failing</Chip>;
  if (!enabled) return <Chip tone="waiting">Disabled</Chip>;
  return last_pull_at ? <Chip tone="ok">Connected</Chip> : <Chip tone="waiting">Not pulled yet</Chip>;
}
