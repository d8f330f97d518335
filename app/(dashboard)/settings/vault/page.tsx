import type { Metadata } from "next";
import { requireContext } from "@/app/session/current";
import { PageHeader } from "@/components/ui/page-header";
import { readVaultSettings, vaultContext } from "@/lib/vault";
import { Report } from "./report";
import { VaultForm } from "./vault-form";

export const metadata: Metadata = { title: "Vault settings" };

export default async function VaultSettingsPage() {
  const ctx = await requireContext();
  const [settings, context] = await Promise.all([
    readVaultSettings(ctx, {}),
    vaultContext(ctx, { records: "false" }),
  ]);
  return (
    <>
      <PageHeader
        title="Vault"
        purpose="Which folders hold records of which type, which files are ignored, and what the curator processes. Settings change no file."
      />
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
          <VaultForm settings={settings} />
        </section>
      </div>
    </>
  );
}
