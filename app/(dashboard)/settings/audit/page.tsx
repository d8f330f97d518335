import { ScrollText } from "lucide-react";
import type { Metadata } from "next";
import Form from "next/form";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { TextField } from "@/components/form/field";
import { Submit } from "@/components/form/submit";
import { Live } from "@/components/live/live";
import { Listing, startQuery } from "@/components/table/listing";
import { Pager } from "@/components/table/pager";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { listAudit } from "@/lib/audit";
import { count } from "@/lib/core/count";
import { ACTION_GROUPS } from "./action-groups";
import { EntryTable } from "./entry-table";
import { Verify } from "./verify";

export const metadata: Metadata = { title: "Audit log" };

const PAGE_SIZE = 100;

const auditQuery = defineQuery(
  "/settings/audit",
  z.object({
    action: textParam,
    subject: textParam,
    actor: textParam,
    /** Days, such as `2026-03-04`, in UTC. */
    from: z.iso.date().optional().catch(undefined),
    to: z.iso.date().optional().catch(undefined),
    cursor: textParam,
  }),
);

export default async function AuditLogPage({ searchParams }: PageProps) {
  const { from, to, ...filter } = await auditQuery.read(searchParams);
  const ctx = await requireContext();
  const { action, subject, actor } = filter;
  const query = startQuery(async () =>
    listAudit(ctx, {
      ...filter,
      since: from && `${from}T00:00:00Z`,
      until: to && dayAfter(to),
      limit: PAGE_SIZE,
    }),
  );
  return (
    <>
      <PageHeader
        title="Audit log"
        purpose="Every change in this account. Entries are chained by hashes, which makes the log tamper-evident."
        action={<Verify />}
      />
      <Live />
      <Form
        prefetch={false}
        action=""
        className="mb-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:flex lg:[&>div]:w-36"
      >
        <TextField name="action" label="Action" list="actions" placeholder="All" defaultValue={action} />
        <datalist id="actions">
          {ACTION_GROUPS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextField name="subject" label="Subject" placeholder="note/*" defaultValue={subject} />
        <TextField name="actor" label="Actor" defaultValue={actor} />
        <TextField name="from" label="From" type="date" defaultValue={from} />
        <TextField name="to" label="To" type="date" defaultValue={to} />
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
        {({ entries, next_cursor }) =>
          entries.length === 0 ? (
            <EmptyState Icon={ScrollText} title="No matching entries">
              Change the filters. An asterisk matches anything: <code>record.*</code>.
            </EmptyState>
          ) : (
            <>
              <EntryTable entries={entries} />
              <Pager
                next={next_cursor}
                summary={`${count(entries.length, "entry", "entries")} on this page`}
              />
            </>
          )
        }
      </Listing>
    </>
  );
}

const DAY_MS = 86_400_000;
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString();
