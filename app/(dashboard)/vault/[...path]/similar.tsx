import { requireContext } from "@/app/session/current";
import { Link } from "@/components/ui/link";
import { Apart, distinguish } from "@/components/vault/apart";
import { recordHref } from "@/components/vault/href";
import { similarRecords } from "@/lib/embeddings";

const MAX_SIMILAR = 6;

/** Records with a similar meaning. */
export async function Similar({ path }: { path: string }) {
  const found = await similarRecords(await requireContext(), { path, limit: MAX_SIMILAR });
  if (found === null) {
    return (
      <p className="text-muted">
        Not indexed yet.{" "}
        <Link href="/knowledge/clusters" className="text-accent underline">
          Run the surveyor
        </Link>
      </p>
    );
  }
  if (found.length === 0) return <p className="text-muted">No similar records</p>;
  const marks = distinguish(found);
  return (
    <ul className="flex flex-col gap-1">
      {found.map(({ path: other, name, score }) => (
        <li key={other} className="flex items-baseline justify-between gap-3">
          <Link
            href={recordHref(other)}
            title={other}
            className="min-w-0 truncate text-accent hover:underline"
          >
            {name}
            <Apart by={marks.get(other)} />
          </Link>
          <span className="shrink-0 text-xs text-muted tabular-nums" title="Similarity">
            {Math.round(100 * score)} %
          </span>
        </li>
      ))}
    </ul>
  );
}
