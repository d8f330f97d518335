import { Inbox } from "lucide-react";
import type { Metadata } from "next";
import { z } from "zod";
import { defineQuery, type PageProps, textParam } from "@/app/query";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { count } from "@/lib/core/count";
import { fileWorkflowId, likelyProposals } from "@/lib/curator";
import { ACCEPTED, isArchive } from "@/lib/documents";
import { filesDecided } from "@/lib/learning";
import { openProgress } from "@/lib/runs";
import { type InboxFileState, inboxStates, MAX_INBOX_FILE_BYTES } from "@/lib/vault";
import { FileTable } from "./file-table";
import { AddToInbox } from "./upload";

export const metadata: Metadata = { title: "Inbox" };

/** A file that is open for longer is reported as delayed. */
const DELAYED_MS = 60_000;

/** `error` is the code of a failed upload, where no script runs. */
const inboxQuery = defineQuery("/inbox", z.object({ error: textParam }));

const isOpen = ({ state }: InboxFileState): boolean => state === "waiting" || state === "processing";

export default async function InboxPage({ searchParams }: PageProps) {
  const ctx = await requireContext();
  const { error } = await inboxQuery.read(searchParams);
  const { files } = await inboxStates(ctx);
  const ids = files.map(({ id }) => id);
  const [decided, proposed, progress] = await Promise.all([
    filesDecided(ctx, ids),
    likelyProposals(ctx, ids),
    openProgress(ctx),
  ]);
  const ruleOf = new Map(decided.map((file) => [file.input, file]));
  const open = files.filter((file) => isOpen(file) && !file.on_hold);
  const delayed = open.filter(
    (file) => ctx.clock.now().getTime() - Date.parse(file.received_at) > DELAYED_MS,
  );
  return (
    <>
      <PageHeader
        title="Inbox"
        purpose="Add notes, e-mails, transcripts or lists. The curator turns each file into linked records."
      />
      {error && <UploadError code={error} />}
      <AddToInbox maxBytes={MAX_INBOX_FILE_BYTES} accepted={ACCEPTED} />
      <Live />
      {delayed.length > 0 && (
        <div className="mb-4">
          <Notice kind="warning">
            {count(delayed.length, "file")} waiting for more than a minute. Check that a worker process is
            running: <code>npm start</code> starts one with the web server.
          </Notice>
        </div>
      )}
      {files.length === 0 ? (
        <EmptyState Icon={Inbox} title="The inbox is empty">
          Try a meeting note with attendees, decisions and tasks. Programs can send files with{" "}
          <code>POST /api/v1/vault/inbox</code>.
        </EmptyState>
      ) : (
        <FileTable
          files={files.map((file) => ({
            ...file,
            decided: ruleOf.get(file.id),
            proposed: proposed.get(file.id) ?? 0,
            progress: progress.get(fileWorkflowId(file.id)),
            isArchive: isArchive(file.filename),
          }))}
        />
      )}
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
          ? "Too large: a file is limited to 5 MiB, an upload to 10 MiB."
          : "Upload failed. Choose one or more files, or paste a text."}
      </Notice>
    </div>
  );
}
