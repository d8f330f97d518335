import { KeyRound } from "lucide-react";
import type { Metadata } from "next";
import { headers } from "next/headers";
import type { Searched } from "@/app/searched";
import { requireContext } from "@/app/session/current";
import { publicAddress } from "@/app/session/origin";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { listApiKeys, MAX_API_KEYS } from "@/lib/accounts";
import { env } from "@/lib/env";
import { CreateKey } from "./create-key";
import { KeyTable } from "./key-table";
import { RevokeDialog } from "./revoke-dialog";

export const metadata: Metadata = { title: "API keys" };

export default async function ApiKeysPage({ searchParams }: Searched) {
  const { revoke } = await searchParams;
  const keys = await listApiKeys(await requireContext());
  const doomed = keys.find((key) => key.id === revoke);
  const address = publicAddress(await headers(), env().KV_PUBLIC_URL);
  return (
    <>
      <PageHeader
        title="API keys"
        purpose="A key gives a program full access to this vault over the REST API. Give each program its own, and revoke those you no longer use."
      />
      <CreateKey count={keys.length} max={MAX_API_KEYS} address={address} />
      {keys.length === 0 ? (
        <EmptyState Icon={KeyRound} title="No API keys yet">
          Name the program that will use it, for example “laptop script”, and create its key above.
        </EmptyState>
      ) : (
        <KeyTable keys={keys} />
      )}
      <p className="mt-4 text-muted">
        Paired devices have tokens of their own, listed under{" "}
        <Link href="/settings/devices" className="text-accent underline">
          Devices
        </Link>
        .
      </p>
      {doomed && <RevokeDialog id={doomed.id} name={doomed.name} start={doomed.start} />}
    </>
  );
}
