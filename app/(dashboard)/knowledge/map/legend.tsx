import { colorOf } from "@/components/charts/colors";
import { LegendEntry, Uncolored } from "@/components/charts/legend-entry";
import { Button } from "@/components/ui/button";
import type { MapCluster } from "./data/read";

const MAX_SHOWN = 24;

interface Props {
  /** Largest first, in the order of their colors. */
  clusters: MapCluster[];
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
          <LegendEntry
            key={id}
            color={colorOf(at)}
            label={label}
            count={size}
            isPressed={selected === id}
            onPress={() => onSelect(selected === id ? null : id)}
          />
        ))}
        <Uncolored />
      </ul>
    </section>
  );
}
