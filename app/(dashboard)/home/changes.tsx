import { Link } from "@/components/ui/link";
import { Time } from "@/components/ui/time";
import { Apart, distinguish } from "@/components/vault/apart";
import { recordHref } from "@/components/vault/href";
import type { Context } from "@/lib/db";
import { listRecords } from "@/lib/vault";
import { summaryOf } from "./counts";

const MAX_SHOWN = 8;

/** What has happened since a time, and the records that were changed last. */
export async function Changes({ ctx, since }: { ctx: Context; since: Date }) {
  const [summary, { results }] = await Promise.all([
    summaryOf(ctx, since),
    listRecords(ctx, { sort: "-modified", limit: MAX_SHOWN }),
  ]);
  const isNew = ({ modified }: { modified: string }): boolean => new Date(modified) > since;
  // A mark on every row would mean nothing.
  const isMarked = !results.every(isNew);
  const marks = distinguish(results);
  return (
    <>
      <p className="mb-3">{summary}</p>
      <h3 className="mb-1.5 text-xs text-muted">Last changed</h3>
      <ul aria-label="Last changed records" className="flex flex-col gap-1.5">
        {results.map((record) => (
          <li key={record.path} className="flex items-baseline gap-3">
            <Link
              href={recordHref(record.path)}
              title={record.path}
              className="min-w-0 truncate font-medium hover:text-accent hover:underline"
            >
              {record.name}
              <Apart by={marks.get(record.path)} />
            </Link>
            <span className="text-muted max-sm:hidden">{record.type}</span>
            {isMarked && isNew(record) && <span className="text-xs text-accent">changed</span>}
            <span className="ml-auto text-xs text-muted">
              <Time at={record.modified} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
