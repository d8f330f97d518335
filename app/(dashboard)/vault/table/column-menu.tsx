import { Check, Columns3 } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { VaultQuery } from "../query";
import { vaultQuery } from "../query";
import { columnsOf, OWN_COLUMNS, toggled } from "./columns";

/** Which columns the table has; each is a link to the table with it or without it. */
export function ColumnMenu({ query, fields }: { query: VaultQuery; fields: readonly string[] }) {
  const shown = columnsOf(query);
  const hidden = new Set<string>([...OWN_COLUMNS, ...shown, "name"]);
  const names = [
    ...OWN_COLUMNS,
    ...shown.filter((name) => !isOwn(name)),
    ...fields.filter((f) => !hidden.has(f)),
  ];
  return (
    <details className="relative">
      <summary className={`${buttonClass("secondary")} list-none`}>
        <Columns3 aria-hidden className="size-4" /> Columns
      </summary>
      <ul
        aria-label="Columns"
        className="absolute right-0 z-10 mt-1 max-h-80 w-60 overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-xl"
      >
        {names.map((name) => (
          <li key={name}>
            <Link
              href={vaultQuery.href({ ...query, deleted: undefined, columns: toggled(shown, name) })}
              scroll={false}
              aria-current={shown.includes(name) ? "true" : undefined}
              className="flex h-8 items-center justify-between gap-2 rounded-md px-2 text-muted hover:bg-hover hover:text-ink aria-[current]:text-ink"
            >
              <span className="truncate">{name}</span>
              {shown.includes(name) && <Check aria-hidden className="size-4 shrink-0" />}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

const isOwn = (name: string): boolean => OWN_COLUMNS.some((own) => own === name);
