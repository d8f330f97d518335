import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { requireContext } from "@/app/session/current";
import { PageHeader } from "@/components/ui/page-header";
import { isDetached } from "@/lib/accounts";
import { readTraces } from "@/lib/vault";
import { Traces } from "./traces";

export const metadata: Metadata = { title: "Detach the vault" };

export default async function DetachPage() {
  const ctx = await requireContext();
  if (isDetached(ctx.account)) redirect("/settings/vault");
  return (
    <>
      <PageHeader
        title="Detach the vault"
        purpose="Stops using the directory as the vault, and removes what this service made in it, except what you keep."
      />
      <div className="max-w-2xl">
        <Traces traces={await readTraces(ctx, {})} />
      </div>
    </>
  );
}
