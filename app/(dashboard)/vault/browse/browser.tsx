import { Suspense } from "react";
import { Link } from "@/components/ui/link";
import type { Context } from "@/lib/db";
import { listFolders, listTags } from "@/lib/vault";
import { BROWSED, changedHref, type VaultQuery } from "../query";
import { Entry } from "./entry";
import { openBranches } from "./tree";
import { TypeList } from "./type-list";

interface Props {
  ctx: Context;
  query: VaultQuery;
  total: number;
  counts: Record<string, number>;
}

const TITLES = { types: "Types", folders: "Folders", tags: "Tags" } as const;

/** The side of the page: the vault by types, folders or tags. */
export function Browser({ ctx, query, total, counts }: Props) {
  return (
    <div className="min-w-0">
      <ul aria-label="Browse by" className="mb-2 flex gap-0.5">
        {BROWSED.map((each) => (
          <li key={each}>
            <Link
              href={changedHref(query, { browse: each })}
              aria-current={query.browse === each ? "true" : undefined}
              className="flex h-7 items-center rounded-md px-2 text-xs text-muted hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent"
            >
              {TITLES[each]}
            </Link>
          </li>
        ))}
      </ul>
      {query.browse === "types" ? (
        <TypeList total={total} counts={counts} query={query} />
      ) : (
        <Suspense fallback={<div role="status" className="h-40 animate-pulse rounded-md bg-hover" />}>
          {query.browse === "folders" ? (
            <Folders ctx={ctx} query={query} />
          ) : (
            <Tags ctx={ctx} query={query} />
          )}
        </Suspense>
      )}
    </div>
  );
}

const LIST = "flex max-h-[32rem] flex-col gap-0.5 overflow-y-auto max-lg:max-h-48";

async function Folders({ ctx, query }: Pick<Props, "ctx" | "query">) {
  const branches = openBranches(await listFolders(ctx), query.folder);
  return (
    <nav aria-label="Folders">
      <ul className={LIST}>
        <Entry
          href={changedHref(query, { folder: undefined })}
          label="All folders"
          count={null}
          isCurrent={!query.folder}
        />
        {branches.map(({ path, name, count, level }) => (
          <Entry
            key={path}
            href={changedHref(query, { folder: path })}
            label={name}
            title={path}
            count={count}
            level={level}
            isCurrent={query.folder === path}
          />
        ))}
      </ul>
    </nav>
  );
}

const MAX_TAGS = 1_000;

async function Tags({ ctx, query }: Pick<Props, "ctx" | "query">) {
  const { tags } = await listTags(ctx, {});
  const branches = openBranches(
    tags.slice(0, MAX_TAGS).map(({ tag, count }) => ({ path: tag, count })),
    query.tag,
  );
  if (branches.length === 0) return <p className="px-2.5 text-muted">No tags yet</p>;
  return (
    <nav aria-label="Tags">
      <ul className={LIST}>
        <Entry
          href={changedHref(query, { tag: undefined })}
          label="All tags"
          count={null}
          isCurrent={!query.tag}
        />
        {branches.map(({ path, name, count, level }) => (
          <Entry
            key={path}
            href={changedHref(query, { tag: path })}
            label={name}
            title={`#${path}`}
            count={count}
            level={level}
            isCurrent={query.tag === path}
          />
        ))}
      </ul>
    </nav>
  );
}
