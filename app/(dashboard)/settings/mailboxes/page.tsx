import { Mail, Plus } from "lucide-react";
import type { Metadata } from "next";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { listMailboxes, MAX_MAILBOXES } from "@/lib/mailboxes";
import { MailboxTable } from "./mailbox-table";

export const metadata: Metadata = { title: "Mailboxes" };

export default async function MailboxesPage() {
  const { mailboxes } = await listMailboxes(await requireContext());
  const isFull = mailboxes.length >= MAX_MAILBOXES;
  return (
    <>
      <PageHeader
        title="Mailboxes"
        purpose="The messages of a mail folder arrive in the inbox, each once. Nothing is deleted on the server."
        action={
          isFull ? (
            <p className="text-muted">Delete a mailbox to add another.</p>
          ) : (
            <Link href="/settings/mailboxes/new" className={buttonClass("primary", "large")}>
              <Plus aria-hidden className="size-4" /> Add mailbox
            </Link>
          )
        }
      />
      <Live />
      {mailboxes.length === 0 ? (
        <EmptyState Icon={Mail} title="No mailboxes yet">
          Add one, ideally with a separate folder in your mail program: messages that you move there arrive in
          the inbox.
        </EmptyState>
      ) : (
        <MailboxTable mailboxes={mailboxes} />
      )}
    </>
  );
}
