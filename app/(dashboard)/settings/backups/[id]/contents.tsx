import { FileText, Folder } from "lucide-react";
import Form from "next/form";
import { Submit } from "@/components/form/submit";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { FollowingField } from "@/components/table/following-field";
import { Listing, startQuery } from "@/components/table/listing";
import { Link } from "@/components/ui/link";
import { listBackupFiles } from "@/lib/backups";
import { count, formatNumber } from "@/lib/core/count";
import type { Context } from "@/lib/db";
import { sizeOf } from "@/lib/health";
import { type RestoreQuery, restoreQuery } from "./query";

const PAGE_SIZE = 200;

interface Props {
  ctx: Context;
  id: string;
  query: RestoreQuery;
}

/** The files of a backup, folder by folder or those that a search finds, to choose one. */
export function Contents({ ctx, id, query: { folder, q } }: Props) {
  const { href } = restoreQuery(id);
  const query = startQuery(() => listBackupFiles(ctx, { id, folder, q, limit: PAGE_SIZE }));
  return (
    <div className="flex flex-col gap-3">
      <Form prefetch={false} action="" scroll={false} className="flex items-end gap-2">
        <div className="min-w-40 grow">
          <FollowingField name="q" label="Find a file" placeholder="Part of its path" value={q} />
        </div>
        <Submit look="secondary" size="large">
          Find
        </Submit>
      </Form>
      {(folder || q) && <Breadcrumb label="Folders" links={linksTo(folder, href)} />}
      <Listing query={query}>
        {({ folders, files, count: total }) => (
          <ul aria-label="Files of the backup" className="rounded-lg border border-line bg-surface py-1">
            {folders.map(({ path, files }) => (
              <Row key={path} href={href({ folder: path })} Icon={Folder} path={path} isWhole={false}>
                {count(files, "file")}
              </Row>
            ))}
            {files.map(({ path, size }) => (
              <Row
                key={path}
                href={href({ folder, q, path })}
                Icon={FileText}
                path={path}
                isWhole={q !== undefined}
              >
                {sizeOf(size)}
              </Row>
            ))}
            {folders.length + files.length === 0 && <li className="px-3 py-1.5 text-muted">No files.</li>}
            {total > files.length && (
              <li className="px-3 py-1.5 text-muted">
                The first {formatNumber(files.length)} of {count(total, "file")}. Find one by its path.
              </li>
            )}
          </ul>
        )}
      </Listing>
    </div>
  );
}

interface RowProps {
  href: string;
  Icon: typeof Folder;
  path: string;
  /** Whether the whole path is shown, or its name. */
  isWhole: boolean;
  children: string;
}

const Row = ({ href, Icon, path, isWhole, children }: RowProps) => (
  <li>
    <Link href={href} scroll={false} className="flex min-h-8 items-center gap-2 px-3 hover:bg-hover">
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 grow break-all">{isWhole ? path : path.slice(path.lastIndexOf("/") + 1)}</span>
      <span className="shrink-0 text-muted">{children}</span>
    </Link>
  </li>
);

/** The folders above, from the root on. */
function linksTo(folder: string | undefined, href: ReturnType<typeof restoreQuery>["href"]) {
  const parts = folder?.split("/") ?? [];
  const above = parts.map((title, at) => ({
    href: href({ folder: parts.slice(0, at + 1).join("/") }),
    title,
  }));
  return [{ href: href({}), title: "All files" }, ...above];
}
