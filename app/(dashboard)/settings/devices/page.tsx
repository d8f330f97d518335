import { MonitorSmartphone } from "lucide-react";
import type { Metadata } from "next";
import { headers } from "next/headers";
import type { ReactNode } from "react";
import type { PageProps } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { publicAddress } from "@/app/session/origin";
import { CodeForm } from "@/components/accounts/code-form";
import { QrCode } from "@/components/accounts/qr-code";
import { Live } from "@/components/live/live";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { listDevices, MAX_DEVICES } from "@/lib/accounts";
import { env } from "@/lib/env";
import { claimAction } from "./actions";
import { DeviceTable } from "./device-table";
import { Dialogs } from "./dialogs";
import { HowTo } from "./how-to";
import { PendingList } from "./pending-list";
import { devicesQuery } from "./query";

export const metadata: Metadata = { title: "Devices" };

export default async function DevicesPage({ searchParams }: PageProps) {
  const query = await devicesQuery.read(searchParams);
  const { pending, paired } = await listDevices(await requireContext());
  const address = publicAddress(await headers(), env().KV_PUBLIC_URL);
  const isEmpty = pending.length + paired.length === 0;
  return (
    <>
      <Live />
      <PageHeader
        title="Devices"
        purpose="Devices with access to this vault over the REST API. A new device shows a code; approve it here."
        action={
          !isEmpty && (
            <Link href="?clear=1" scroll={false} className={buttonClass("quiet-danger")}>
              Clear…
            </Link>
          )
        }
      />
      <div className="flex flex-col gap-8">
        {pending.length > 0 && (
          <Section title={`Pairing requests (${pending.length})`}>
            <PendingList pending={pending} />
          </Section>
        )}
        <Section title={`Paired devices (${paired.length}/${MAX_DEVICES})`}>
          {paired.length > 0 ? (
            <DeviceTable devices={paired} />
          ) : (
            <EmptyState level="h3" Icon={MonitorSmartphone} title="No devices yet">
              <p>Pair a program from a terminal:</p>
              <HowTo address={address} />
            </EmptyState>
          )}
        </Section>
        <Section title="Enter a code">
          <div className="flex flex-wrap items-start gap-6">
            <QrCode text={`${address}/device`} label={`QR code of ${address}/device`} />
            <div className="min-w-60 max-w-sm grow">
              <CodeForm action={claimAction} />
              <p className="mt-3 text-muted">
                Or scan the QR code to open <span className="break-all">{`${address}/device`}</span> on your
                phone.
              </p>
            </div>
          </div>
        </Section>
      </div>
      <Dialogs query={query} pending={pending} paired={paired} address={address} />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-semibold">{title}</h2>
      {children}
    </section>
  );
}
