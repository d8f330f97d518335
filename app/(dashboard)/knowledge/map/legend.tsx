import { colorOf, UNCOLORED } from "@/components/charts/colors";
import { Dot } from "@/components/charts/dot";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/core/count";
import type { VaultMap } from "@/lib/surveyor";

const MAX_SHOWN = 24;

interface Props {
  /** Largest first, in the order of their colors. */
  clusters: VaultMap["clusters"];
  /** The id of the only one that is shown; null for all. */
  selected: string | null;
  onSelect: (id: string | null) => void;
}

/** The clusters with their colors; one of them can be selected. */
export function Legend({ clusters, selected, onSelect }: Props) {
  return (
    <section aria-labelledby="legend">
      <div className="mb-1.5 flex min-h-7 items-center justify-between">
        <h2 id="legend" className="font-semibold">
          Clusters
        </h2>
        {selected !== null && (
          <Button look="quiet" size="small" onClick={() => onSelect(null)}>
            Show all
          </Button>
        )}
      </div>
      <ul className="flex max-h-72 flex-col overflow-y-auto">
        {clusters.slice(0, MAX_SHOWN).map(({ id, label, size }, at) => (
          <li key={id} className="shrink-0">
            <button
              type="button"
              aria-pressed={selected === id}
              onClick={() => onSelect(selected === id ? null : id)}
              className="flex min-h-7 w-full items-center gap-2 rounded-md px-1.5 text-left hover:bg-hover aria-pressed:bg-accent-soft"
            >
              <Dot color={colorOf(at)} />
              <span className="min-w-0 grow truncate">{label}</span>
              <span className="text-muted tabular-nums">{formatNumber(size)}</span>
            </button>
          </li>
        ))}
        <li className="flex min-h-7 items-center gap-2 px-1.5 text-muted">
          <Dot color={UNCOLORED} /> Unclustered or small clusters
        </li>
      </ul>
    </section>
  );
}
