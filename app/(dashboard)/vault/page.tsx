import { CalendarDays, ListChecks, MessageCircleQuestionMark, Plus, Share2 } from "lucide-react";
import type { Metadata } from "next";
import type { PageProps } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { listSearches, vaultCounts } from "@/lib/vault";
import { Browser } from "./browse/browser";
import { DeletedNotice } from "./deleted-notice";
import { EmptyVault } from "./empty-vault";
import { Filters } from "./filters";
import { type VaultQuery, vaultQuery } from "./query";
import { Results } from "./results";
import { Searches } from "./searches/searches";

export const generateMetadata = async ({ searchParams }: PageProps): Promise<Metadata> => ({
  title: titleOf(await vaultQuery.read(searchParams)),
});

/** `Search: frost`, `Vault: task, done`. */
function titleOf({ q, type, status, folder, tag }: VaultQuery): string {
  const filters = [type, status, folder, tag && `#${tag}`].filter(Boolean).join(", ");
  if (q) return `Search: ${q}${filters && ` (${filters})`}`;
  return filters ? `Vault: ${filters}` : "Vault";
}

export default async function VaultPage({ searchParams }: PageProps) {
  const query = await vaultQuery.read(searchParams);
  const ctx = await requireContext();
  const [{ total, counts_by_type, inbox, updated_at }, saved] = await Promise.all([
    vaultCounts(ctx),
    listSearches(ctx),
  ]);
  return (
    <>
      <PageHeader
        title={query.q ? `Results for “${query.q}”` : "Vault"}
        purpose={
          <>
            Your linked Markdown records.
            {updated_at && (
              <>
                {" "}
                Last changed <Time at={updated_at} />.
              </>
            )}
          </>
        }
        action={
          <div className="flex flex-wrap gap-2">
            <Link
              href={`/vault/ask${query.q ? `?${new URLSearchParams({ question: query.q })}` : ""}`}
              className={buttonClass("secondary")}
            >
              <MessageCircleQuestionMark aria-hidden className="size-4" /> Ask
            </Link>
            <Link href="/vault/graph" className={buttonClass("secondary")}>
              <Share2 aria-hidden className="size-4" /> Graph
            </Link>
            <Link href="/vault/tasks" className={buttonClass("secondary")}>
              <ListChecks aria-hidden className="size-4" /> Tasks
            </Link>
            <Link href="/vault/today" className={buttonClass("secondary")}>
              <CalendarDays aria-hidden className="size-4" /> Today
            </Link>
            <Link href="/vault/new" className={buttonClass("primary")}>
              <Plus aria-hidden className="size-4" /> New record
            </Link>
          </div>
        }
      />
      <Live />
      {query.deleted && <DeletedNotice ctx={ctx} path={query.deleted} />}
      {total === 0 ? (
        <EmptyVault waiting={inbox} />
      ) : (
        <>
          <Searches saved={saved} query={query} />
          <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[11rem_minmax(0,1fr)]">
            <Browser ctx={ctx} query={query} total={total} counts={counts_by_type} />
            <section aria-label="Records" className="min-w-0">
              <Filters query={query} saved={saved} />
              <Results ctx={ctx} query={query} />
            </section>
          </div>
        </>
      )}
    </>
  );
}
