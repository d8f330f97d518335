import { Unplug } from "lucide-react";
import type { Metadata } from "next";
import { requireContext } from "@/app/session/current";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { isDetached, vaultProblem } from "@/lib/accounts";
import { readVaultSettings, vaultContext } from "@/lib/vault";
import { Report } from "./report";
import { VaultForm } from "./vault-form";

export const metadata: Metadata = { title: "Vault settings" };

export default async function VaultSettingsPage() {
  const ctx = await requireContext();
  if (isDetached(ctx.account)) return <NoVault />;
  const problem = await vaultProblem(ctx);
  if (problem !== null) return <Unavailable problem={problem} />;
  const [settings, context] = await Promise.all([
    readVaultSettings(ctx, {}),
    vaultContext(ctx, { records: "false" }),
  ]);
  return (
    <>
      <Header />
      <div className="flex max-w-2xl flex-col gap-8">
        <section aria-labelledby="report">
          <h2 id="report" className="mb-2 text-base font-semibold">
            Contents
          </h2>
          <Report directory={ctx.account.vaultDir} context={context} />
        </section>
        <section aria-labelledby="settings">
          <h2 id="settings" className="mb-2 text-base font-semibold">
            Settings
          </h2>
          <p className="mb-2">
            <Link href="/settings/vault/opening" className="text-accent underline">
              Set up the vault
            </Link>{" "}
            <span className="text-muted">with a proposal of folders, and what workers may write.</span>
          </p>
          <VaultForm settings={settings} />
        </section>
        <p>
          <Link href="/settings/vault/directory" className="text-accent underline">
            Open another directory
          </Link>{" "}
          <span className="text-muted">of the server as the vault, such as one from Obsidian.</span>
        </p>
        <p>
          <Link href="/settings/vault/detach" className="text-accent underline">
            Detach the vault
          </Link>{" "}
          <span className="text-muted">to use its directory without this service.</span>
        </p>
      </div>
    </>
  );
}

const Header = () => (
  <PageHeader
    title="Vault"
    purpose="Which folders hold records of which type, which files are ignored, and what the curator processes. Settings change no file."
  />
);

const Unavailable = ({ problem }: { problem: string }) => (
  <>
    <Header />
    <EmptyState Icon={Unplug} title="The vault is not available">
      <p className="wrap-anywhere">{problem}</p>
      <p>
        If the vault has moved, use <code>kv relocate DIR</code>.
      </p>
    </EmptyState>
  </>
);

const NoVault = () => (
  <>
    <Header />
    <EmptyState Icon={Unplug} title="No vault">
      The vault was detached.{" "}
      <Link href="/settings/vault/directory" className="text-accent underline">
        Open a directory
      </Link>{" "}
      of the server here, or any with <code>kv relocate DIR</code>.
    </EmptyState>
  </>
);
