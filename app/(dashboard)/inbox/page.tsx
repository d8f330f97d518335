import type { Metadata } from "next";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { REQUEST_LIMIT } from "@/app/reply";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { ACCEPTED } from "@/lib/documents";
import { INBOX_FILE_LIMIT, MAX_INBOX_FILE_BYTES } from "@/lib/vault";
import { FileList } from "./file-list";
import { AddToInbox } from "./upload";

export const metadata: Metadata = { title: "Inbox" };

/** `error` is the code of a failed upload, where no script runs. */
const inboxQuery = defineQuery("/inbox", z.object({ error: textParam, cursor: textParam }));

export default async function InboxPage({ searchParams }: PageProps) {
  const ctx = await requireContext();
  const { error, cursor } = await inboxQuery.read(searchParams);
  return (
    <>
      <PageHeader
        title="Inbox"
        purpose="Add notes, e-mails, transcripts or lists. The curator turns each file into linked records."
      />
      {error && <UploadError code={error} />}
      <AddToInbox maxBytes={MAX_INBOX_FILE_BYTES} accepted={ACCEPTED} />
      <Live />
      <FileList ctx={ctx} cursor={cursor} />
    </>
  );
}

/** A failed upload of the plain form. */
function UploadError({ code }: { code: string }) {
  const isTooLarge = code === "PAYLOAD_TOO_LARGE";
  return (
    <div className="mb-4">
      <Notice kind="failed">
        {isTooLarge
          ? `Too large: a file is limited to ${INBOX_FILE_LIMIT}, an upload to ${REQUEST_LIMIT}.`
          : "Upload failed. Choose one or more files, or paste a text."}
      </Notice>
    </div>
  );
}
