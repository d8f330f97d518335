import { withParams } from "@/components/table/address";
import { Link } from "@/components/ui/link";
import { type VaultQuery, WAYS, type Way } from "./query";

const SAID: Record<Way, { label: string; hint: string }> = {
  words: { label: "Words", hint: "Records that have these words" },
  meaning: { label: "Meaning", hint: "Records about the same, whatever their words" },
  both: { label: "Both", hint: "Records that either way finds, the best of both first" },
};

/** By words, by meaning, or both: the same question asked otherwise. */
export function SearchWays({ query: { q, by, type, status } }: { query: VaultQuery & { q: string } }) {
  const kept = Object.entries({ q, type, status }).filter((entry): entry is [string, string] => !!entry[1]);
  return (
    <nav aria-label="Search by" className="flex items-center gap-2">
      <span aria-hidden className="text-muted">
        Search by
      </span>
      <ul className="flex rounded-md border border-line-strong bg-surface p-0.5">
        {WAYS.map((way) => (
          <li key={way}>
            <Link
              href={withParams(kept, { by: way === "words" ? null : way })}
              prefetch={false}
              aria-current={by === way ? "true" : undefined}
              title={SAID[way].hint}
              className="flex h-6.5 items-center rounded-sm px-2 text-muted hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent"
            >
              {SAID[way].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
