import { Plus } from "lucide-react";
import type { Metadata } from "next";
import type { Searched } from "@/app/searched";
import { requireContext } from "@/app/session/current";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { vaultCounts } from "@/lib/vault";
import { EmptyVault } from "./empty-vault";
import { Filters } from "./filters";
import { readQuery } from "./query";
import { Results } from "./results";
import { TypeList } from "./type-list";

export const metadata: Metadata = { title: "Vault" };

export default async function VaultPage({ searchParams }: Searched) {
  const query = await readQuery(searchParams);
  const ctx = await requireContext();
  const { total, counts_by_type, inbox, updated_at } = await vaultCounts(ctx);
  return (
    <>
      <PageHeader
        title="Vault"
        purpose={
          <>
            Everything you keep, as linked Markdown records.{" "}
            {updated_at && (
              <>
                Last changed <Time at={updated_at} />.
              </>
            )}
          </>
        }
        action={
          <Link href="/vault/new" className={buttonClass("primary")}>
            <Plus aria-hidden className="size-4" /> New record
          </Link>
        }
      />
      {total === 0 ? (
        <EmptyVault waiting={inbox} />
      ) : (
        <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[10rem_minmax(0,1fr)]">
          <TypeList total={total} counts={counts_by_type} query={query} />
          <section aria-label="Records" className="min-w-0">
            <Filters query={query} />
            <Results ctx={ctx} query={query} />
          </section>
        </div>
      )}
    </>
  );
}
