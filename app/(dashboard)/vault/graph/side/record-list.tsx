import { Crosshair } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { Apart, distinguish } from "@/components/vault/apart";
import { recordHref } from "@/components/vault/href";
import { count, formatNumber } from "@/lib/core/count";
import type { GraphRecord } from "../data/read";

interface Props {
  records: readonly GraphRecord[];
  onSelect: (path: string) => void;
}

const LISTED = 200;

/** Records as a list, the most linked first: each can be opened, and selected in the graph. */
export function RecordList({ records, onSelect }: Props) {
  const sorted = [...records].sort((a, b) => b.neighbours.length - a.neighbours.length);
  const marks = distinguish(sorted.slice(0, LISTED));
  if (sorted.length === 0) return <p className="text-muted">No results</p>;
  return (
    <>
      <ul className="flex flex-col">
        {sorted.slice(0, LISTED).map(({ path, name, neighbours }) => (
          <li key={path} className="flex min-h-7 shrink-0 items-center gap-2">
            <Link
              href={recordHref(path)}
              title={path}
              className="min-w-0 truncate text-accent hover:underline"
            >
              {name}
              <Apart by={marks.get(path)} />
            </Link>
            <span className="ml-auto text-xs whitespace-nowrap text-muted">
              {count(neighbours.length, "link")}
            </span>
            <button
              type="button"
              aria-label={`Show ${name} in the graph`}
              title="Show in the graph"
              onClick={() => onSelect(path)}
              className={buttonClass("quiet", "icon")}
            >
              <Crosshair aria-hidden className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {sorted.length > LISTED && (
        <p className="mt-1 text-muted">{formatNumber(sorted.length - LISTED)} more</p>
      )}
    </>
  );
}
