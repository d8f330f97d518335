import type { Metadata } from "next";
import { requireContext } from "@/app/session/current";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { MailboxForm } from "../mailbox-form";

export const metadata: Metadata = { title: "New mailbox" };

export default async function NewMailboxPage() {
  await requireContext();
  return (
    <>
      <Link href="/settings/mailboxes" className="mb-2 inline-block text-muted hover:underline">
        ← Mailboxes
      </Link>
      <PageHeader
        title="New mailbox"
        purpose="Your provider's help page on IMAP has the server, the port and how to make an app password."
      />
      <MailboxForm />
    </>
  );
}
