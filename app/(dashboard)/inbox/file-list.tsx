import { Inbox } from "lucide-react";
import { ActionButton } from "@/components/form/action-button";
import { Listing, startQuery } from "@/components/table/listing";
import { Pager } from "@/components/table/pager";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { count } from "@/lib/core/count";
import { fileWorkflowId, likelyProposals } from "@/lib/curator";
import type { Context } from "@/lib/db";
import { isArchive } from "@/lib/documents";
import { filesDecided } from "@/lib/learning";
import { openProgress } from "@/lib/runs";
import {
  countDelayed,
  countOnHold,
  type IgnoredEntry,
  ignoredEntries,
  inboxStates,
  typesOf,
} from "@/lib/vault";
import { resumeAllAction } from "./actions";
import { type FileRow, FileTable } from "./file-table";

const PAGE_SIZE = 100;

/** A file that is open for longer is reported as delayed. */
const DELAYED_MS = 60_000;

/** A page of the files that are or were in the inbox. */
export function FileList({ ctx, cursor }: { ctx: Context; cursor: string | undefined }) {
  return (
    <Listing query={startQuery(() => readFiles(ctx, cursor))}>
      {({ files, next, delayed, held, ignored }) =>
        files.length === 0 ? (
          <>
            <Ignored entries={ignored} />
            <EmptyState Icon={Inbox} title="The inbox is empty">
              Try a meeting note with attendees, decisions and tasks. Programs can send files with{" "}
              <code>POST /api/v1/vault/inbox</code>.
            </EmptyState>
          </>
        ) : (
          <>
            <Ignored entries={ignored} />
            {delayed > 0 && (
              <div className="mb-4">
                <Notice kind="warning">
                  {count(delayed, "file")} waiting for more than a minute. Check that a worker process is
                  running: <code>npm start</code> starts one with the web server.
                </Notice>
              </div>
            )}
            {held > 1 && (
              <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
                <p className="text-muted">{count(held, "file")} on hold</p>
                <ActionButton
                  action={resumeAllAction}
                  size="small"
                  aria-label={`Process all ${held} files on hold`}
                >
                  Process all
                </ActionButton>
              </div>
            )}
            <FileTable files={files} />
            <Pager next={next} summary={`${count(files.length, "file")} on this page, newest first`} />
          </>
        )
      }
    </Listing>
  );
}

const MAX_IGNORED = 5;

/** What is in the folder of the inbox and is not processed: otherwise nothing would show that it is there. */
function Ignored({ entries }: { entries: readonly IgnoredEntry[] }) {
  if (entries.length === 0) return null;
  const more = entries.length - MAX_IGNORED;
  return (
    <div className="mb-4">
      <Notice kind="warning">
        <p>Not processed, although in the folder of the inbox:</p>
        <ul>
          {entries.slice(0, MAX_IGNORED).map(({ name, reason }) => (
            <li key={name} className="wrap-anywhere">
              <strong>{name.replace(/\p{Cc}/gu, "\ufffd")}</strong>: {reason}
            </li>
          ))}
        </ul>
        {more > 0 && <p>And {more} more.</p>}
      </Notice>
    </div>
  );
}

async function readFiles(ctx: Context, cursor: string | undefined) {
  const { files, next_cursor: next } = await inboxStates(ctx, { limit: PAGE_SIZE, cursor });
  const ids = files.map(({ id }) => id);
  const paths = files.flatMap(({ records }) => records.map(({ path }) => path));
  const [types, decided, proposed, progress, delayed, held, ignored] = await Promise.all([
    typesOf(ctx, paths),
    filesDecided(ctx, ids),
    likelyProposals(ctx, ids),
    openProgress(ctx),
    countDelayed(ctx, DELAYED_MS),
    countOnHold(ctx),
    ignoredEntries(ctx),
  ]);
  const ruleOf = new Map(decided.map((file) => [file.input, file]));
  const rows: FileRow[] = files.map((file) => ({
    ...file,
    records: file.records.map((record) => ({ ...record, type: types.get(record.path) ?? "note" })),
    decided: ruleOf.get(file.id),
    proposed: proposed.get(file.id) ?? 0,
    progress: progress.get(fileWorkflowId(file.id)),
    isArchive: isArchive(file.filename),
  }));
  return { files: rows, next, delayed, held, ignored };
}
