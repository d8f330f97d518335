import { Activity } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { requireContext } from "@/app/session/current";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { Chip } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/empty-state";
import { Facts } from "@/components/ui/facts";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { listApiKeys, listKeyRequests, MAX_KEPT_REQUESTS, REQUEST_RETENTION_DAYS } from "@/lib/accounts";
import { RequestTable } from "./request-table";
import { RequestsPerDay } from "./requests-per-day";

export const metadata: Metadata = { title: "API key" };

export default async function ApiKeyPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const ctx = await requireContext();
  const key = (await listApiKeys(ctx)).find((each) => each.id === id);
  if (!key) notFound();
  const { requests, days } = await listKeyRequests(ctx, { id });
  const isExpired = key.expiresAt !== null && key.expiresAt <= ctx.clock.now();
  return (
    <>
      <Breadcrumb links={[{ href: "/settings/api-keys", title: "API keys" }]} />
      <PageHeader
        title={key.name}
        purpose={`The last ${MAX_KEPT_REQUESTS} requests of the last ${REQUEST_RETENTION_DAYS} days. What a request contains is not logged.`}
      />
      <div className="mb-6">
        <Facts
          layout="columns"
          facts={[
            ["Key", <code key="key">{key.start}…</code>],
            ["Access", key.access === "read" ? "Read only" : "Full"],
            ["Created", <Time key="created" at={key.createdAt} />],
            ["Expires", <Expiry key="expires" at={key.expiresAt} isExpired={isExpired} />],
            ["Last used", key.lastUsedAt ? <Time key="used" at={key.lastUsedAt} /> : "Never"],
            ["Last address", key.lastAddress ?? "–"],
          ]}
        />
      </div>
      {days.some((day) => day.requests > 0) && <RequestsPerDay days={days} />}
      {requests.length === 0 ? (
        <EmptyState Icon={Activity} title="No requests yet">
          Requests with this key are listed within seconds.
        </EmptyState>
      ) : (
        <RequestTable requests={requests} />
      )}
    </>
  );
}

function Expiry({ at, isExpired }: { at: Date | null; isExpired: boolean }) {
  if (isExpired) return <Chip tone="failed">Expired</Chip>;
  return at ? <Time at={at} /> : "Never";
}
