import { ScrollText } from "lucide-react";
import type { Metadata } from "next";
import Form from "next/form";
import { one, type Searched } from "@/app/searched";
import { requireContext } from "@/app/session/current";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { TextField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { Submit } from "@/components/ui/submit";
import { type AuditPage, listAudit } from "@/lib/audit";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { EntryTable } from "./entry-table";
import { Verify } from "./verify";

export const metadata: Metadata = { title: "Audit log" };

const PER_PAGE = 100;

export default async function AuditLogPage({ searchParams }: Searched) {
  const given = await searchParams;
  const [action, subject, actor] = [one(given.action), one(given.subject), one(given.actor)];
  const filter = { action, subject, actor, cursor: one(given.cursor) };
  const found = await find(await requireContext(), filter);
  return (
    <>
      <PageHeader
        title="Audit log"
        purpose="Everything that was done in this account, by whom. Each entry is tied to the one before it, so that none can be changed or removed unseen."
        action={<Verify />}
      />
      <Form prefetch={false} action="" className="mb-4 flex flex-wrap items-end gap-3">
        <TextField name="action" label="Action" placeholder="record.*" defaultValue={action} />
        <TextField name="subject" label="What" placeholder="note/*" defaultValue={subject} />
        <TextField name="actor" label="Who" defaultValue={actor} />
        <Submit look="secondary" size="large">
          Filter
        </Submit>
      </Form>
      {typeof found === "string" ? <Notice kind="failed">{found}</Notice> : <Entries page={found} />}
    </>
  );
}

function Entries({ page }: { page: AuditPage }) {
  if (page.entries.length === 0) {
    return (
      <EmptyState Icon={ScrollText} title="No such entries">
        Nothing was done here that this filter names. An asterisk at the end stands for anything.
      </EmptyState>
    );
  }
  return (
    <>
      <EntryTable entries={page.entries} />
      <Pager next={page.next_cursor} summary={`${page.entries.length} entries on this page`} />
    </>
  );
}

/** A page of the log, or what is wrong with the filter. */
async function find(ctx: Context, filter: Parameters<typeof listAudit>[1]): Promise<AuditPage | string> {
  try {
    return await listAudit(ctx, { ...filter, limit: PER_PAGE });
  } catch (error) {
    if (error instanceof KvError) return error.message;
    throw error;
  }
}
