import type { ReactNode } from "react";
import { requireContext } from "@/app/session/current";
import { Link } from "@/components/ui/link";
import { Apart, distinguish } from "@/components/vault/apart";
import { nameOf, recordHref } from "@/components/vault/href";
import { LinkTo } from "@/components/vault/record-link";
import { formatNumber } from "@/lib/core/count";
import { groupBy } from "@/lib/core/group-by";
import { type Backlink, findMentions, type RecordLink } from "@/lib/vault";

/** The records that link here, each once, with the fields of the links and the sentence around the first in the text. */
export async function Backlinks({ path, links }: { path: string; links: Backlink[] }) {
  if (links.length === 0) return <p className="text-muted">No backlinks</p>;
  const sources = [...groupBy(links, (link) => link.path)];
  const shown = sources.slice(0, UNFOLDED).map(([source]) => source);
  const ctx = await requireContext();
  const marks = distinguish(links);
  const mentions = await ctx.db.tx((tx) => findMentions(ctx, tx, path, shown));
  return (
    <LongList
      items={sources}
      render={([source, all]) => (
        <Entry key={source} relations={all} mention={mentions.get(source)}>
          <SourceLink source={all[0]} />
          <Apart by={marks.get(source)} />
        </Entry>
      )}
    />
  );
}

/** What this record links to, each target once. */
export function OutgoingLinks({ links }: { links: RecordLink[] }) {
  if (links.length === 0) return <p className="text-muted">No links</p>;
  const marks = distinguish(
    links.flatMap(({ path }) => (path === null ? [] : [{ path, name: nameOf(path) }])),
  );
  return (
    <LongList
      items={[...groupBy(links, (link) => link.path ?? link.target)]}
      render={([target, all]) => (
        <Entry key={target} relations={all}>
          <LinkTo link={all[0]}>{nameOf(target)}</LinkTo>
          <Apart by={marks.get(target)} />
        </Entry>
      )}
    />
  );
}

const UNFOLDED = 15;
const MAX_SHOWN = 100;

/** A list with a folded tail, truncated when very long. */
function LongList<T>({ items, render }: { items: T[]; render: (item: T) => ReactNode }) {
  const rest = items.slice(UNFOLDED, MAX_SHOWN);
  const hidden = items.length - UNFOLDED;
  return (
    <>
      <ul className="flex flex-col gap-1">{items.slice(0, UNFOLDED).map(render)}</ul>
      {rest.length > 0 && (
        <details className="mt-1">
          <summary className="text-muted">{formatNumber(hidden)} more</summary>
          <ul className="mt-1 flex flex-col gap-1">{rest.map(render)}</ul>
          {items.length > MAX_SHOWN && <p className="mt-1 text-muted">Showing the first {MAX_SHOWN}.</p>}
        </details>
      )}
    </>
  );
}

interface EntryProps {
  relations: { relation: string }[];
  mention?: string | undefined;
  children: ReactNode;
}

function Entry({ relations, mention, children }: EntryProps) {
  return (
    <li>
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 truncate">{children}</span>
        <Relations of={relations} />
      </span>
      {mention && <p className="line-clamp-2 text-xs break-words text-muted">{mention}</p>}
    </li>
  );
}

function SourceLink({ source: { path, name } }: { source: Backlink }) {
  return (
    <Link href={recordHref(path)} title={path} className="text-accent hover:underline">
      {name}
    </Link>
  );
}

function Relations({ of }: { of: { relation: string }[] }) {
  const relations = [...new Set(of.map(({ relation }) => (relation === "body" ? "text" : relation)))];
  return <span className="shrink-0 text-xs text-muted">{relations.join(", ")}</span>;
}
