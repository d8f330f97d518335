import { ScrollText } from "lucide-react";
import type { Metadata } from "next";
import Form from "next/form";
import type { PageProps } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Submit } from "@/components/form/submit";
import { Live } from "@/components/live/live";
import { FollowingField } from "@/components/table/following-field";
import { Listing, startQuery } from "@/components/table/listing";
import { Pager } from "@/components/table/pager";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { countAudit, listAudit } from "@/lib/audit";
import { count, formatNumber } from "@/lib/core/count";
import { ACTION_GROUPS } from "./action-groups";
import { EntryTable } from "./entry-table";
import { Export } from "./export-links";
import { namesOf } from "./names";
import { auditQuery, filterOf } from "./query";
import { Verify } from "./verify";

export const metadata: Metadata = { title: "Audit log" };

const PAGE_SIZE = 100;

export default async function AuditLogPage({ searchParams }: PageProps) {
  const { cursor, ...asked } = await auditQuery.read(searchParams);
  const { action, subject, actor, from, to } = asked;
  const ctx = await requireContext();
  const query = startQuery(async () => {
    const [page, total] = await Promise.all([
      listAudit(ctx, { ...filterOf(asked), cursor, limit: PAGE_SIZE }),
      countAudit(ctx, filterOf(asked)),
    ]);
    const names = await namesOf(ctx, page.entries);
    const entries = page.entries.map((entry) => ({ ...entry, name: names.get(entry.subject) ?? null }));
    return { ...page, entries, total };
  });
  return (
    <>
      <PageHeader
        title="Audit log"
        purpose="Every change in this account. Entries are chained by hashes, which makes the log tamper-evident."
        action={
          <div className="flex flex-wrap items-center gap-2">
            <Export query={asked} />
            <Verify />
          </div>
        }
      />
      <Live />
      <Form
        prefetch={false}
        action=""
        className="mb-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:flex lg:[&>div]:w-36"
      >
        <FollowingField name="action" label="Action" list="actions" placeholder="All" value={action} />
        <datalist id="actions">
          {ACTION_GROUPS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <FollowingField name="subject" label="Subject" placeholder="note/*" value={subject} />
        <FollowingField name="actor" label="Actor" value={actor} />
        <FollowingField name="from" label="From" type="date" value={from} />
        <FollowingField name="to" label="To" type="date" value={to} />
        <Submit look="secondary" size="large">
          Filter
        </Submit>
        {(action || subject || actor || from || to) && (
          <Link href={auditQuery.href({})} className={buttonClass("quiet", "large")}>
            Clear filters
          </Link>
        )}
      </Form>
      <Listing query={query}>
        {({ entries, next_cursor, total: { n, isMore } }) =>
          entries.length === 0 ? (
            <EmptyState Icon={ScrollText} title="No matching entries">
              Change the filters. An asterisk matches anything: <code>record.*</code>.
            </EmptyState>
          ) : (
            <>
              <EntryTable entries={entries} />
              <Pager
                next={next_cursor}
                summary={isMore ? `More than ${formatNumber(n)} entries` : count(n, "entry", "entries")}
              />
            </>
          )
        }
      </Listing>
    </>
  );
}
