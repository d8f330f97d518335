import { useState } from "react";
import { inputClass } from "@/components/form/field";
import { Link } from "@/components/ui/link";
import { Apart, distinguish } from "@/components/vault/apart";
import { recordHref } from "@/components/vault/href";
import { formatNumber } from "@/lib/core/count";

/** Those that are listed at once. */
export const MAX_LISTED = 300;

interface Props {
  title: string;
  records: readonly { path: string; name: string }[];
}

/** Records as links, filtered by what is typed of their names. */
export function RecordList({ title, records }: Props) {
  const [text, setText] = useState("");
  const wanted = text.trim().toLowerCase();
  const found = records.filter(({ name }) => name.toLowerCase().includes(wanted));
  const marks = distinguish(found.slice(0, MAX_LISTED));
  return (
    <section aria-labelledby="records">
      <h2 id="records" className="mb-1.5 font-semibold">
        {title}
      </h2>
      <input
        type="search"
        aria-label="Filter records by name"
        placeholder="Filter by name"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        className={`mb-2 h-8 ${inputClass}`}
      />
      <ul className="flex max-h-72 flex-col gap-1 overflow-y-auto">
        {found.slice(0, MAX_LISTED).map(({ path, name }) => (
          <li key={path} className="shrink-0 truncate">
            <Link href={recordHref(path)} title={path} className="text-accent hover:underline">
              {name}
              <Apart by={marks.get(path)} />
            </Link>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="text-muted">No results</p>}
      {found.length > MAX_LISTED && (
        <p className="mt-1 text-muted">{formatNumber(found.length - MAX_LISTED)} more</p>
      )}
    </section>
  );
}
