import { Link } from "@/components/ui/link";
import { formatNumber } from "@/lib/core/count";

const MAX_SHOWN = 8;

/** How many records there are of each type, the most frequent first. */
export function Composition({ counts }: { counts: Readonly<Record<string, number>> }) {
  const types = Object.entries(counts).sort(([, a], [, b]) => b - a);
  const most = types[0]?.[1] ?? 1;
  const rest = types.slice(MAX_SHOWN).reduce((sum, [, n]) => sum + n, 0);
  return (
    <ul className="grid grid-cols-[max-content_minmax(0,1fr)_max-content] items-center gap-x-3 gap-y-1.5">
      {types.slice(0, MAX_SHOWN).map(([type, n]) => (
        <li key={type} className="contents">
          <Link
            href={`/vault?${new URLSearchParams({ type })}`}
            className="hover:text-accent hover:underline"
          >
            {type}
          </Link>
          <svg aria-hidden="true" className="h-2 w-full">
            <rect width={`${(100 * n) / most}%`} height="100%" rx="2" className="fill-accent" />
          </svg>
          <span className="text-right text-muted tabular-nums">{formatNumber(n)}</span>
        </li>
      ))}
      {rest > 0 && (
        <li className="contents">
          <span className="text-muted">other types</span>
          <span />
          <span className="text-right text-muted tabular-nums">{formatNumber(rest)}</span>
        </li>
      )}
    </ul>
  );
}
