import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { buttonClass } from "@/components/ui/button";
import { Facts } from "@/components/ui/facts";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { Time } from "@/components/ui/time";
import { count } from "@/lib/core/count";
import { listMailboxes, type Mailbox } from "@/lib/mailboxes";
import { INBOX_FILE_LIMIT } from "@/lib/vault";
import { EnableButton, PullButton, TestButton } from "../buttons";
import { MailboxForm } from "../mailbox-form";
import { MailboxState } from "../mailbox-state";
import { DeleteDialog } from "./delete-dialog";

export const metadata: Metadata = { title: "Mailbox" };

/** `delete` opens the dialog that asks. */
const mailboxQuery = defineQuery("", z.object({ delete: textParam }));

export default async function MailboxPage({
  params,
  searchParams,
}: PageProps & { params: Promise<{ id: string }> }) {
  const [{ id }, query] = [await params, await mailboxQuery.read(searchParams)];
  const { mailboxes } = await listMailboxes(await requireContext());
  const mailbox = mailboxes.find((each) => each.id === id);
  if (!mailbox) notFound();
  const { username, host, folder, enabled, error, messages, last_pull_at } = mailbox;
  return (
    <>
      <Live />
      <Breadcrumb links={[{ href: "/settings/mailboxes", title: "Mailboxes" }]} />
      <PageHeader
        title={username}
        purpose={`Messages of the folder “${folder}” on ${host} come to the inbox.`}
      />
      <div className="mb-6 flex flex-wrap items-center gap-2">
        <PullButton id={id} username={username} />
        <TestButton id={id} username={username} />
        <EnableButton id={id} isEnabled={enabled} />
        <Link href="?delete=1" scroll={false} className={buttonClass("quiet-danger")}>
          Delete
        </Link>
      </div>
      {error && (
        <div className="mb-6 max-w-3xl">
          <Notice kind="failed">{error}</Notice>
        </div>
      )}
      <Facts
        facts={[
          ["State", <MailboxState key="state" mailbox={mailbox} />],
          ["Messages", count(messages.pulled, "message")],
          ...(messages.skipped > 0
            ? [
                [
                  "Skipped",
                  `${messages.skipped} left on the server: over ${INBOX_FILE_LIMIT}, or not delivered by it`,
                ] as [string, string],
              ]
            : []),
          ["Last pull", last_pull_at ? <Time key="last" at={last_pull_at} /> : "Never"],
          ["Next pull", <NextPull key="next" mailbox={mailbox} />],
        ]}
      />
      <h2 className="mt-8 mb-2 text-base font-semibold">Settings</h2>
      <MailboxForm key={JSON.stringify([host, folder, mailbox.after, mailbox.move_to])} mailbox={mailbox} />
      {query.delete && <DeleteDialog id={id} username={username} />}
    </>
  );
}

/** While it is pulled, the time is when an interrupted pull is begun again. */
function NextPull({ mailbox: { pulling, next_pull_at } }: { mailbox: Mailbox }) {
  if (!next_pull_at) return "None while it is disabled";
  return pulling ? "After this one" : <Time at={next_pull_at} />;
}
