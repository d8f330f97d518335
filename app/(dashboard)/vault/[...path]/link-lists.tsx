import Link from "next/link";
import { nameOf, recordHref } from "@/components/record/href";
import { hasPage } from "@/components/record/linked";
import { LinkTo } from "@/components/record/record-link";
import type { Backlink, RecordLink } from "@/lib/vault";

/** The records that link here, each once, with the fields that bear the link. */
export function Backlinks({ links }: { links: Backlink[] }) {
  if (links.length === 0) return <p className="text-muted">No other record links here yet.</p>;
  const sources = [...group(links, (link) => link.path).values()];
  return (
    <ul className="flex flex-col gap-1">
      {sources.map(([first, ...rest]) => (
        <li key={first.path} className="flex items-baseline justify-between gap-3">
          {hasPage(first.path) ? (
            <Link
              href={recordHref(first.path)}
              prefetch={false}
              title={first.path}
              className="min-w-0 truncate text-accent underline"
            >
              {first.name}
            </Link>
          ) : (
            <span className="min-w-0 truncate">{first.path}</span>
          )}
          <Relations of={[first, ...rest]} />
        </li>
      ))}
    </ul>
  );
}

/** What this record links to, each target once. */
export function OutgoingLinks({ links }: { links: RecordLink[] }) {
  if (links.length === 0) return <p className="text-muted">This record links to no other.</p>;
  const targets = [...group(links, (link) => link.path ?? link.target).values()];
  return (
    <ul className="flex flex-col gap-1">
      {targets.map(([first, ...rest]) => (
        <li key={first.path ?? first.target} className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 truncate">
            <LinkTo link={first}>{nameOf(first.path ?? first.target)}</LinkTo>
          </span>
          <Relations of={[first, ...rest]} />
        </li>
      ))}
    </ul>
  );
}

function Relations({ of }: { of: { relation: string }[] }) {
  const relations = [...new Set(of.map(({ relation }) => (relation === "body" ? "text" : relation)))];
  return <span className="shrink-0 text-xs text-muted">{relations.join(", ")}</span>;
}

function group<T>(items: T[], key: (item: T) => string): Map<string, [T, ...T[]]> {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const known = groups.get(key(item));
    if (known) known.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}
