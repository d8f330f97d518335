import { Send } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { Listing, startQuery } from "@/components/table/listing";
import { Pager } from "@/components/table/pager";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Facts } from "@/components/ui/facts";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { count } from "@/lib/core/count";
import { listDeliveries, listWebhooks } from "@/lib/webhooks";
import { EnableButton, TestButton } from "../buttons";
import { WebhookState } from "../webhook-state";
import { ChangeWebhook } from "./change-webhook";
import { DeleteDialog } from "./delete-dialog";
import { DeliveryTable } from "./delivery-table";

export const metadata: Metadata = { title: "Webhook" };

const PAGE_SIZE = 50;

/** `delete` opens the dialog that asks. */
const webhookQuery = defineQuery("", z.object({ cursor: textParam, delete: textParam }));

export default async function WebhookPage({
  params,
  searchParams,
}: PageProps & { params: Promise<{ id: string }> }) {
  const [{ id }, query] = [await params, await webhookQuery.read(searchParams)];
  const ctx = await requireContext();
  const webhook = (await listWebhooks(ctx)).webhooks.find((each) => each.id === id);
  if (!webhook) notFound();
  const page = { id, limit: PAGE_SIZE, ...(query.cursor && { cursor: query.cursor }) };
  const log = startQuery(() => listDeliveries(ctx, page));
  const { url, description, events, enabled, created_at } = webhook;
  return (
    <>
      <Live />
      <Breadcrumb links={[{ href: "/settings/webhooks", title: "Webhooks" }]} />
      <PageHeader
        title={url}
        purpose={description || "Every event sent to this webhook, with its attempts."}
      />
      <div className="mb-6 flex flex-wrap items-center gap-2">
        <TestButton id={id} url={url} />
        <EnableButton id={id} isEnabled={enabled} />
        <Link href="?delete=1" scroll={false} className={buttonClass("quiet-danger")}>
          Delete
        </Link>
      </div>
      <Facts
        facts={[
          ["State", <WebhookState key="state" webhook={webhook} />],
          ...(webhook.disabled_reason ? [["Reason", webhook.disabled_reason] as [string, string]] : []),
          ["Events", events?.join(", ") ?? "All"],
          ["Created", <Time key="created" at={created_at} />],
          ["Pending", count(webhook.deliveries.pending, "event")],
        ]}
      />
      <h2 className="mt-8 mb-2 text-base font-semibold">Settings</h2>
      <ChangeWebhook key={JSON.stringify([url, description, events])} webhook={webhook} />
      <h2 className="mt-8 mb-2 text-base font-semibold">Deliveries</h2>
      <Listing query={log}>
        {({ deliveries, next_cursor }) =>
          deliveries.length === 0 ? (
            <EmptyState Icon={Send} title="No deliveries yet">
              Send a test event, or change a record.
            </EmptyState>
          ) : (
            <>
              <DeliveryTable webhookId={id} deliveries={deliveries} canReplay={enabled} />
              <Pager
                next={next_cursor}
                summary={`${count(deliveries.length, "delivery", "deliveries")} on this page`}
              />
            </>
          )
        }
      </Listing>
      {query.delete && <DeleteDialog id={id} url={url} />}
    </>
  );
}
