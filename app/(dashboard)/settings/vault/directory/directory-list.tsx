import { Folder } from "lucide-react";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { count, formatNumber } from "@/lib/core/count";
import type { VaultDirectories } from "@/lib/vault";
import { OpenButton } from "./open-button";
import { directoryQuery } from "./query";

type List = VaultDirectories["listed"][number];
type Directory = List["directories"][number];

/** The vault that is open now. */
export interface Before {
  vault: string | null;
  records: number;
}

interface Props {
  list: List;
  /** Whether the owner has just signed up. */
  first: boolean;
  before: Before;
}

/** The directories in one, each to be opened or looked into. */
export function DirectoryList({ list: { parent, directories, left_out }, first, before }: Props) {
  const id = `in-${parent}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-mono text-sm font-semibold break-all">
        {parent}
      </h2>
      {directories.length === 0 ? (
        <EmptyState Icon={Folder} title="No directories" level="h3">
          Put a vault there, or mount one.
        </EmptyState>
      ) : (
        <ul className="rounded-lg border border-line bg-surface">
          {directories.map((directory) => (
            <Row key={directory.path} directory={directory} first={first} before={before} />
          ))}
        </ul>
      )}
      {left_out > 0 && <p className="mt-2 text-muted">{formatNumber(left_out)} more are not listed.</p>}
    </section>
  );
}

function Row({ directory, first, before }: { directory: Directory; first: boolean; before: Before }) {
  const { path, name, nested, obstacle } = directory;
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line px-3 py-2 last:border-0">
      <span className="min-w-0 break-words">
        {nested ? (
          <Link
            href={directoryQuery.href({ in: path, first: first ? "1" : undefined })}
            className="text-accent underline"
          >
            {name}
          </Link>
        ) : (
          name
        )}
        <span className="block text-xs text-muted">{describe(directory)}</span>
        {obstacle !== null && <span className="block text-xs text-muted">{obstacle}</span>}
      </span>
      {obstacle === null && <OpenButton directory={path} name={name} before={before} />}
    </li>
  );
}

const describe = ({ markdown, counted, obsidian }: Directory): string =>
  `${counted ? "" : "more than "}${count(markdown, "Markdown file")}${obsidian ? ", Obsidian vault" : ""}`;
