import type { Metadata } from "next";
import { requireContext } from "@/app/session/current";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { PageHeader } from "@/components/ui/page-header";
import { MailboxForm } from "../mailbox-form";

export const metadata: Metadata = { title: "New mailbox" };

export default async function NewMailboxPage() {
  await requireContext();
  return (
    <>
      <Breadcrumb links={[{ href: "/settings/mailboxes", title: "Mailboxes" }]} />
      <PageHeader
        title="New mailbox"
        purpose="See your provider’s help page on IMAP for the server, the port and how to create an app password."
      />
      <MailboxForm />
    </>
  );
}
