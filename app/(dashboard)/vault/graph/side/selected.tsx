import { X } from "lucide-react";
import { Button, buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { recordHref } from "@/components/vault/href";
import { graphHref } from "../address";
import type { Graph, GraphRecord } from "../data/read";
import { RecordList } from "./record-list";

interface Props {
  graph: Graph;
  record: GraphRecord;
  onSelect: (path: string | null) => void;
}

/** The selected record, and what it is linked with. */
export function Selected({ graph, record, onSelect }: Props) {
  const { path, name, type } = record;
  return (
    <section aria-labelledby="selected" className="rounded-lg border border-line bg-surface p-3">
      <div className="mb-2 flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 id="selected" className="font-semibold break-words">
            {name}
          </h2>
          <p className="text-muted">{type}</p>
        </div>
        <Button look="quiet" size="icon" aria-label="Clear the selection" onClick={() => onSelect(null)}>
          <X aria-hidden className="size-4" />
        </Button>
      </div>
      <div className="mb-2 flex flex-wrap gap-2">
        <Link href={recordHref(path)} className={buttonClass("secondary", "small")}>
          Open
        </Link>
        <Link href={graphHref({ around: path })} className={buttonClass("quiet", "small")}>
          Show links only
        </Link>
      </div>
      {record.neighbours.length === 0 ? (
        <p className="text-muted">No links</p>
      ) : (
        <div className="max-h-60 overflow-y-auto">
          <RecordList
            records={record.neighbours.flatMap((place) => graph.records[place] ?? [])}
            onSelect={onSelect}
          />
        </div>
      )}
    </section>
  );
}
