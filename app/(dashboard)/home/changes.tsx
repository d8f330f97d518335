import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { recordHref } from "@/components/vault/href";
import { listAudit } from "@/lib/audit";
import { count } from "@/lib/core/count";
import type { Context } from "@/lib/db";
import { listRecords } from "@/lib/vault";

const MAX_ENTRIES = 1_000;
const MAX_SHOWN = 8;

/** What is counted, by the actions of the audit log. */
const COUNTED: readonly { title: string; plural?: string; actions: readonly string[] }[] = [
  { title: "record created", plural: "records created", actions: ["record.create"] },
  { title: "edit", actions: ["record.edit"] },
  { title: "record moved", plural: "records moved", actions: ["record.move"] },
  { title: "record deleted", plural: "records deleted", actions: ["record.delete"] },
  { title: "fix", plural: "fixes", actions: ["janitor.fix"] },
  { title: "file added to the inbox", plural: "files added to the inbox", actions: ["inbox.add"] },
];

/** What has happened since a time, and the records that were changed last. */
export async function Changes({ ctx, since }: { ctx: Context; since: Date }) {
  const [{ entries, next_cursor }, { results }] = await Promise.all([
    listAudit(ctx, { since: since.toISOString(), limit: MAX_ENTRIES }),
    listRecords(ctx, { sort: "-modified", limit: MAX_SHOWN }),
  ]);
  const counted = COUNTED.flatMap(({ title, plural, actions }) => {
    const n = entries.filter(({ action }) => actions.includes(action)).length;
    return n > 0 ? [count(n, title, plural)] : [];
  });
  return (
    <>
      <p className="mb-3">
        {counted.length === 0
          ? "Nothing has changed."
          : `${next_cursor ? "At least " : ""}${counted.join(", ")}.`}
      </p>
      <ul aria-label="Last changed records" className="flex flex-col gap-1.5">
        {results.map(({ path, name, type, modified }) => (
          <li key={path} className="flex items-baseline gap-3">
            <Link
              href={recordHref(path)}
              title={path}
              className="min-w-0 truncate font-medium hover:text-accent hover:underline"
            >
              {name}
            </Link>
            <span className="text-muted">{type}</span>
            {new Date(modified) > since && <span className="text-xs text-accent">changed</span>}
            <span className="ml-auto text-xs text-muted">
              <Time at={modified} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
