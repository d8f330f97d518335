import { Link } from "@/components/ui/link";
import { formatNumber } from "@/lib/core/count";

interface Props {
  href: string;
  label: string;
  count: number | null;
  isCurrent: boolean;
  /** How deep it is in a tree. */
  level?: number;
  title?: string;
}

/** The policy of the page forbids inline styles. */
const INDENTS = ["", "pl-3", "pl-6", "pl-9", "pl-12", "pl-15"];

/** A link to part of the vault. */
export function Entry({ href, label, count, isCurrent, level = 0, title }: Props) {
  return (
    <li className={INDENTS[Math.min(level, INDENTS.length - 1)]}>
      <Link
        href={href}
        title={title}
        aria-current={isCurrent ? "true" : undefined}
        className="flex h-8 min-w-0 items-center justify-between gap-3 rounded-md px-2.5 whitespace-nowrap text-muted hover:bg-hover hover:text-ink aria-[current]:bg-hover aria-[current]:font-medium aria-[current]:text-ink"
      >
        <span className="truncate">{label}</span>{" "}
        {count !== null && <span className="text-xs tabular-nums">{formatNumber(count)}</span>}
      </Link>
    </li>
  );
}
