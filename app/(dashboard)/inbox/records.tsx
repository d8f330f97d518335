import { Link } from "@/components/ui/link";
import { nameOf, recordHref } from "@/components/vault/href";
import { groupBy } from "@/lib/core/group-by";
import type { InboxFileState, InboxRecord, RecordType } from "@/lib/vault";

export type LinkedRecord = InboxRecord & { type: RecordType };

/** The records made from a file, by type; existing ones are marked. */
export function Records({
  of: { records, state, isArchive },
}: {
  of: Pick<InboxFileState, "state"> & { records: LinkedRecord[]; isArchive?: boolean };
}) {
  if (records.length === 0) {
    const none = isArchive ? "Unpacked into files of the inbox" : "No records";
    return state === "processed" ? <p className="py-1 leading-6 text-muted">{none}</p> : null;
  }
  return (
    <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-0.5 py-1 leading-6">
      {[...groupBy(records, ({ type }) => type)].map(([type, some]) => (
        <div key={type} className="contents">
          <dt className="text-muted">{type}</dt>
          <dd className="flex min-w-0 flex-wrap gap-x-3">
            {some.map((record) => (
              <RecordName key={record.path} {...record} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function RecordName({ path, action }: LinkedRecord) {
  return (
    <span className="min-w-0">
      <Link href={recordHref(path)} title={path} className="break-words text-accent hover:underline">
        {nameOf(path)}
      </Link>
      {action === "linked" && (
        <span className="text-xs text-muted" title="The record existed; the file was linked to it">
          {" "}
          existing
        </span>
      )}
    </span>
  );
}
