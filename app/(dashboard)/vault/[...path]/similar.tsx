import { requireContext } from "@/app/session/current";
import { recordHref } from "@/components/record/href";
import { Link } from "@/components/ui/link";
import { similarRecords } from "@/lib/embeddings";

const SHOWN = 6;

/** Records that mean much the same, linked or not. */
export async function Similar({ path }: { path: string }) {
  const found = await similarRecords(await requireContext(), { path, limit: SHOWN });
  if (found === null) {
    return (
      <p className="text-muted">
        The{" "}
        <Link href="/knowledge/clusters" className="text-accent underline">
          surveyor
        </Link>{" "}
        has not read this record yet.
      </p>
    );
  }
  if (found.length === 0) return <p className="text-muted">No other record is much like it.</p>;
  return (
    <ul className="flex flex-col gap-1">
      {found.map(({ path: other, name, score }) => (
        <li key={other} className="flex items-baseline justify-between gap-3">
          <Link
            href={recordHref(other)}
            prefetch={false}
            title={other}
            className="min-w-0 truncate text-accent underline"
          >
            {name}
          </Link>
          <span className="shrink-0 text-xs text-muted tabular-nums" title="How alike they are">
            {Math.round(100 * score)} %
          </span>
        </li>
      ))}
    </ul>
  );
}
