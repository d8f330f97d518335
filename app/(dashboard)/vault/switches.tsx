import { Rows3, Table2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { changedHref, isTable, MODES, type Mode, type VaultQuery, VIEWS } from "./query";

const VIEW_LABELS = {
  list: { label: "List", Icon: Rows3 },
  table: { label: "Table", Icon: Table2 },
} as const;

/** Between the list and the table of the same records. */
export function ViewSwitch({ query }: { query: VaultQuery }) {
  const shown = isTable(query) ? "table" : "list";
  return (
    <Switch label="View as">
      {VIEWS.map((view) => {
        const { label, Icon } = VIEW_LABELS[view];
        const by = view === "table" ? "words" : query.by;
        return (
          <SwitchLink key={view} href={changedHref(query, { view, by })} isCurrent={shown === view}>
            <Icon aria-hidden className="size-4" /> {label}
          </SwitchLink>
        );
      })}
    </Switch>
  );
}

const LABELS: Record<Mode, { label: string; hint: string }> = {
  words: { label: "Words", hint: "Records with these words" },
  meaning: { label: "Meaning", hint: "Records with a similar meaning" },
  both: { label: "Both", hint: "Records found by words or meaning" },
};

/** Between the ways to search. */
export const SearchMode = ({ query }: { query: VaultQuery }) => (
  <div className="flex items-center gap-2">
    <span aria-hidden className="text-muted">
      Search by
    </span>
    <Switch label="Search by">
      {MODES.map((mode) => (
        <SwitchLink
          key={mode}
          href={changedHref(query, { by: mode })}
          isCurrent={query.by === mode}
          title={LABELS[mode].hint}
        >
          {LABELS[mode].label}
        </SwitchLink>
      ))}
    </Switch>
  </div>
);

const Switch = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav aria-label={label}>
    <ul className="flex rounded-md border border-line-strong bg-surface p-0.5">{children}</ul>
  </nav>
);

interface SwitchLinkProps {
  href: string;
  isCurrent: boolean;
  title?: string;
  children: ReactNode;
}

const SwitchLink = ({ href, isCurrent, title, children }: SwitchLinkProps) => (
  <li>
    <Link
      href={href}
      aria-current={isCurrent ? "true" : undefined}
      title={title}
      className="flex h-6.5 items-center gap-1.5 rounded-sm px-2 text-muted hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent"
    >
      {children}
    </Link>
  </li>
);
