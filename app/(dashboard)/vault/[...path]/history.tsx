import { requireContext } from "@/app/session/current";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { authorOf } from "@/components/vault/author";
import type { AuditRow } from "@/lib/audit";
import { keptVersions, recordHistory } from "@/lib/vault";
import { recordQuery } from "./query";

const MAX_SHOWN = 6;
const MAX_LISTED = 50;

const WORDS: Record<string, string> = {
  "record.create": "Created",
  "record.edit": "Edited",
  "record.move": "Moved",
  "record.relink": "Links updated",
  "record.delete": "Deleted",
  "janitor.fix": "Fixed",
  "janitor.merge": "Merged",
  "janitor.revert": "Fix reverted",
  "disk.move": "Moved on the disk",
  "curator.accept": "Accepted",
  "curator.reopen": "Acceptance undone",
};

/** The last changes of a record, from the audit log. Changes whose earlier text is kept can be opened. */
export async function History({ path }: { path: string }) {
  const ctx = await requireContext();
  const { entries, hasMore } = await recordHistory(ctx, { path, limit: MAX_LISTED });
  if (entries.length === 0) return <p className="text-muted">No changes by this service yet</p>;
  const kept = await keptVersions(
    ctx,
    entries.flatMap(({ before_hash }) => before_hash ?? []),
  );
  const render = (entry: AuditRow) => (
    <Change
      key={entry.seq}
      entry={entry}
      author={authorOf(entry.actor, ctx.actor.id)}
      href={
        entry.before_hash && kept.has(entry.before_hash)
          ? recordQuery(path).href({ change: String(entry.seq) })
          : null
      }
    />
  );
  const older = entries.slice(MAX_SHOWN);
  return (
    <>
      <ul className="flex flex-col gap-1">{entries.slice(0, MAX_SHOWN).map(render)}</ul>
      {older.length > 0 && (
        <details className="mt-1">
          <summary className="text-muted">{older.length} more</summary>
          <ul className="mt-1 flex flex-col gap-1">{older.map(render)}</ul>
        </details>
      )}
      {hasMore && (
        <Link
          href={`/settings/audit?${new URLSearchParams({ subject: path })}`}
          className="mt-1 inline-block text-accent underline"
        >
          All changes
        </Link>
      )}
    </>
  );
}

interface ChangeProps {
  entry: AuditRow;
  author: string;
  href: string | null;
}

function Change({ entry, author, href }: ChangeProps) {
  const what = (
    <>
      {wordFor(entry)}
      {fieldsOf(entry)}
    </>
  );
  return (
    <li className="flex items-baseline justify-between gap-3">
      <span className="min-w-0 break-words">
        {href ? (
          <Link href={href} scroll={false} className="text-accent underline">
            {what}
          </Link>
        ) : (
          what
        )}{" "}
        <span className="text-muted">by {author}</span>
      </span>
      <span className="shrink-0 text-xs text-muted">
        <Time at={entry.at} />
      </span>
    </li>
  );
}

const wordFor = ({ action, detail }: AuditRow) =>
  detail.restored === true ? "Restored" : (WORDS[action] ?? <code>{action}</code>);

/** What an edit changed: `: status, due`. */
function fieldsOf({ detail: { fields } }: AuditRow): string {
  if (!Array.isArray(fields) || fields.length === 0) return "";
  return `: ${fields.map((field) => (field === "body" ? "text" : String(field))).join(", ")}`;
}
