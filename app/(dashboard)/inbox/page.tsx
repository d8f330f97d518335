import { Inbox } from "lucide-react";
import type { Metadata } from "next";
import { one, type Searched } from "@/app/searched";
import { requireContext } from "@/app/session/current";
import { Live } from "@/components/live/live";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { PageHeader } from "@/components/ui/page-header";
import { filesDecided } from "@/lib/learning";
import { type InboxFileState, inboxStates, MAX_INBOX_FILE_BYTES } from "@/lib/vault";
import { FileTable } from "./file-table";
import { Upload } from "./upload";

export const metadata: Metadata = { title: "Inbox" };

/** After this long a file should have been taken up; milliseconds. */
const PATIENCE_MS = 60_000;

const isOpen = ({ state }: InboxFileState): boolean => state === "waiting" || state === "processing";

export default async function InboxPage({ searchParams }: Searched) {
  const ctx = await requireContext();
  const refused = one((await searchParams).refused);
  const { files } = await inboxStates(ctx);
  const decided = new Map(
    (
      await filesDecided(
        ctx,
        files.map(({ id }) => id),
      )
    ).map((file) => [file.input, file]),
  );
  const open = files.filter(isOpen);
  const overdue = open.filter(
    (file) => ctx.clock.now().getTime() - Date.parse(file.received_at) > PATIENCE_MS,
  );
  return (
    <>
      <PageHeader
        title="Inbox"
        purpose="Drop notes, e-mails, transcripts or lists here. The curator reads each one and makes linked records of it."
      />
      {refused && <RefusedNotice code={refused} />}
      <Upload maxBytes={MAX_INBOX_FILE_BYTES} />
      <Live />
      {overdue.length > 0 && (
        <div className="mb-4">
          <Notice kind="warning">
            {overdue.length === 1 ? "A file has" : `${overdue.length} files have`} been waiting for more than
            a minute. Check that a worker is running: <code>npm start</code> starts one with the web server.
          </Notice>
        </div>
      )}
      {files.length === 0 ? (
        <EmptyState Icon={Inbox} title="Nothing has come in yet">
          Try a meeting note: say who was there, what was decided, and who does what by when. Programs send
          files with <code>POST /api/v1/vault/inbox</code>.
        </EmptyState>
      ) : (
        <FileTable files={files.map((file) => ({ ...file, decided: decided.get(file.id) }))} />
      )}
    </>
  );
}

/** For the form where no script runs; the code is one of ours or says nothing. */
function RefusedNotice({ code }: { code: string }) {
  const isTooLarge = code === "PAYLOAD_TOO_LARGE";
  return (
    <div className="mb-4">
      <Notice kind="failed">
        {isTooLarge
          ? "Too large: a file may have at most 5 MiB, and one upload 10 MiB in all."
          : "The upload was not accepted. Choose one or more files, or paste a text, and send again."}
      </Notice>
    </div>
  );
}
