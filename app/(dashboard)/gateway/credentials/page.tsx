import type { Metadata } from "next";
import { one, type Searched } from "@/app/searched";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { agentsWithout } from "@/lib/gateway";
import { AddressDialog } from "./address-dialog";
import { Containers } from "./containers";
import { CredentialRow } from "./credential-row";
import { Interruption } from "./interruption";
import { load } from "./load";
import { RemoveDialog } from "./remove-dialog";
import { SetDialog } from "./set-dialog";

export const metadata: Metadata = { title: "Credentials" };

const LOOK_EVERY_MS = 5_000;
/** While a restart is under way, which takes a few seconds. */
const WATCH_EVERY_MS = 1_000;

export default async function CredentialsPage({ searchParams }: Searched) {
  const ctx = await requireContext();
  const [given, state] = await Promise.all([searchParams, load(ctx)]);
  const { keys, runs, containers, processes } = state;
  const named = (key: string | undefined) => keys.find(({ credential }) => credential.key === key);
  const [doomed, edited] = [named(one(given.remove)), named(one(given.set))];
  const moved = keys.find(({ provider }) => provider === one(given.address));
  const isRestarting = containers.some((container) => !container.is_restarted);
  const warning = <Interruption runs={runs} />;
  return (
    <>
      <PageHeader
        title="Credentials"
        purpose="Keys of model providers, for the agents of this account. They are kept encrypted, and never shown again."
      />
      <Live every={isRestarting ? WATCH_EVERY_MS : LOOK_EVERY_MS} />
      {!keys.some(({ isConfigured }) => isConfigured) && (
        <div className="mb-4">
          <Notice kind="info">
            No provider is set up, and none is needed: the agents work with the local engines of this machine.
            With a key they use models, too; OpenRouter’s opens those of many makers.
          </Notice>
        </div>
      )}
      <ul aria-label="Credentials" className="flex flex-col rounded-lg border border-line bg-surface">
        {keys.map((entry, at) => (
          <CredentialRow key={entry.provider} entry={entry} isFirst={at === 0} />
        ))}
      </ul>
      <Containers containers={containers} processes={processes} isJust={one(given.restarted) === "yes"} />
      {edited && <SetDialog key={edited.provider} entry={edited} warning={warning} />}
      {doomed?.credential.set && (
        <RemoveDialog
          entry={doomed}
          touched={await agentsWithout(ctx, { key: doomed.credential.key })}
          warning={warning}
        />
      )}
      {moved && <AddressDialog key={moved.provider} entry={moved} warning={warning} />}
    </>
  );
}
