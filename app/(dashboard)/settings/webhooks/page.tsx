import { Webhook as WebhookIcon } from "lucide-react";
import type { Metadata } from "next";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { listWebhooks, MAX_WEBHOOKS } from "@/lib/webhooks";
import { CreateWebhook } from "./create-webhook";
import { WebhookTable } from "./webhook-table";

export const metadata: Metadata = { title: "Webhooks" };

export default async function WebhooksPage() {
  const { webhooks } = await listWebhooks(await requireContext());
  return (
    <>
      <PageHeader
        title="Webhooks"
        purpose="A webhook sends the events of this vault to another program, signed, and repeats them until they are received."
      />
      <Live />
      <CreateWebhook isFull={webhooks.length >= MAX_WEBHOOKS} />
      {webhooks.length === 0 ? (
        <EmptyState Icon={WebhookIcon} title="No webhooks yet">
          Create one for each program that should be notified of changes, such as n8n.
        </EmptyState>
      ) : (
        <WebhookTable webhooks={webhooks} />
      )}
    </>
  );
}
