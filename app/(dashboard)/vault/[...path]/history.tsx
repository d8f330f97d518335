import { requireContext } from "@/app/session/current";
import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { type AuditRow, listAudit } from "@/lib/audit";

const MAX_SHOWN = 6;

const WORDS: Record<string, string> = {
  "record.create": "Created",
  "record.edit": "Edited",
  "record.move": "Moved",
  "record.relink": "Links updated",
};

/** The last changes of a record, from the audit log. */
export async function History({ path }: { path: string }) {
  const { entries, next_cursor } = await listAudit(await requireContext(), {
    subject: path,
    limit: MAX_SHOWN,
  });
  if (entries.length === 0) return <p className="text-muted">No changes by this service yet</p>;
  return (
    <>
      <ul className="flex flex-col gap-1">
        {entries.map((entry) => (
          <li key={entry.seq} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 break-words">
              {WORDS[entry.action] ?? <code>{entry.action}</code>}
              {fieldsOf(entry)} <span className="text-muted">by {entry.actor.label}</span>
            </span>
            <span className="shrink-0 text-xs text-muted">
              <Time at={entry.at} />
            </span>
          </li>
        ))}
      </ul>
      {next_cursor && (
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

/** What an edit changed: `: status, due`. */
function fieldsOf({ detail: { fields } }: AuditRow): string {
  if (!Array.isArray(fields) || fields.length === 0) return "";
  return `: ${fields.map((field) => (field === "body" ? "text" : String(field))).join(", ")}`;
}
