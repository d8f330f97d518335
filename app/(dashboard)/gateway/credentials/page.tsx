import type { Metadata } from "next";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { agentsWithout } from "@/lib/gateway";
import { AddressDialog } from "./address-dialog";
import { CredentialRow } from "./credential-row";
import { Interruption } from "./interruption";
import { load } from "./load";
import { LocalDialog } from "./local/local-dialog";
import { LocalServer } from "./local/local-server";
import { RemoveDialog } from "./remove-dialog";
import { Runtimes } from "./runtimes";
import { SetDialog } from "./set-dialog";

export const metadata: Metadata = { title: "Credentials" };

const REFRESH_MS = 5_000;
/** During a restart, which takes a few seconds. */
const RESTART_REFRESH_MS = 1_000;

/** Which dialog is open, with its credential or provider; `restarted` after a change was saved. */
const credentialsQuery = defineQuery(
  "/gateway/credentials",
  z.object({ set: textParam, remove: textParam, address: textParam, local: textParam, restarted: textParam }),
);

export default async function CredentialsPage({ searchParams }: PageProps) {
  const ctx = await requireContext();
  const [query, state] = await Promise.all([credentialsQuery.read(searchParams), load(ctx)]);
  const { keys, localUrl, runs, runtimes, processes } = state;
  const find = (key: string | undefined) => keys.find(({ credential }) => credential.key === key);
  const [removed, edited] = [find(query.remove), find(query.set)];
  const moved = keys.find(({ provider }) => provider === query.address);
  const isRestarting = runtimes.some((runtime) => !runtime.is_restarted);
  const warning = <Interruption runs={runs} />;
  return (
    <>
      <PageHeader
        title="Credentials"
        purpose="API keys of model providers. They are stored encrypted and never shown again."
      />
      <Live every={isRestarting ? RESTART_REFRESH_MS : REFRESH_MS} />
      {localUrl === null && !keys.some(({ isConfigured }) => isConfigured) && (
        <div className="mb-4">
          <Notice kind="info">
            No provider is configured, and none is required: agents use the local engines. With a key they
            also use models; one OpenRouter key covers most models. A local server needs no key.
          </Notice>
        </div>
      )}
      <ul aria-label="Credentials" className="flex flex-col rounded-lg border border-line bg-surface">
        {keys.map((entry, at) => (
          <CredentialRow key={entry.provider} entry={entry} isFirst={at === 0} />
        ))}
      </ul>
      <LocalServer baseUrl={localUrl} />
      <Runtimes runtimes={runtimes} processes={processes} isSaved={query.restarted !== undefined} />
      {edited && <SetDialog key={edited.provider} entry={edited} warning={warning} />}
      {removed?.credential.set && (
        <RemoveDialog
          entry={removed}
          affected={await agentsWithout(ctx, { key: removed.credential.key })}
          warning={warning}
        />
      )}
      {query.local !== undefined && <LocalDialog baseUrl={localUrl} warning={warning} />}
      {moved && <AddressDialog key={moved.provider} entry={moved} warning={warning} />}
    </>
  );
}
