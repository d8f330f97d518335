import { KeyRound } from "lucide-react";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { publicAddress } from "@/app/session/origin";
import { Live } from "@/components/live/live";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { listApiKeys, MAX_API_KEYS } from "@/lib/accounts";
import { env } from "@/lib/env";
import { CreateKey } from "./create-key";
import { KeyTable } from "./key-table";
import { RenameKeyDialog } from "./rename-dialog";
import { RevokeDialog } from "./revoke-dialog";

export const metadata: Metadata = { title: "API keys" };

/** The key that a dialog renames or asks about. */
const apiKeysQuery = defineQuery("/settings/api-keys", z.object({ rename: textParam, revoke: textParam }));

export default async function ApiKeysPage({ searchParams }: PageProps) {
  const { rename, revoke } = await apiKeysQuery.read(searchParams);
  const ctx = await requireContext();
  const now = ctx.clock.now();
  const keys = (await listApiKeys(ctx)).map((key) => ({
    ...key,
    isExpired: key.expiresAt !== null && key.expiresAt <= now,
  }));
  const keyToRename = keys.find((key) => key.id === rename);
  const keyToRevoke = keys.find((key) => key.id === revoke);
  const address = publicAddress(await headers(), env().KV_PUBLIC_URL);
  return (
    <>
      <PageHeader
        title="API keys"
        purpose="An API key gives a program access to this vault over the REST API and MCP. Use one key per program."
      />
      <Live />
      <CreateKey count={keys.length} max={MAX_API_KEYS} address={address} />
      {keys.length === 0 ? (
        <EmptyState Icon={KeyRound} title="No API keys yet">
          Create a key for each program that uses the API.
        </EmptyState>
      ) : (
        <KeyTable keys={keys} />
      )}
      <p className="mt-4 text-muted">
        What programs can do is described, and can be tried, in the{" "}
        <Link href="/settings/reference" className="text-accent underline">
          API reference
        </Link>
        . Paired devices have their own tokens, listed under{" "}
        <Link href="/settings/devices" className="text-accent underline">
          Devices
        </Link>
        .
      </p>
      {keyToRename && <RenameKeyDialog id={keyToRename.id} name={keyToRename.name} />}
      {keyToRevoke && <RevokeDialog id={keyToRevoke.id} name={keyToRevoke.name} start={keyToRevoke.start} />}
    </>
  );
}
