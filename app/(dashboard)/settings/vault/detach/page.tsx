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
        purpose="Leaves the directory to you, without a trace of this service but what you keep."
      />
      <div className="max-w-2xl">
        <Traces traces={await readTraces(ctx, {})} />
      </div>
    </>
  );
}
