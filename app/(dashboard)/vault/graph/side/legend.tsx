import { colorOf } from "@/components/charts/colors";
import { LegendEntry, Uncolored } from "@/components/charts/legend-entry";
import type { GraphAddress } from "../address";

/** What a color means, and how many records have it. */
export interface Entry {
  value: string;
  count: number;
  /** Its place among the colors. */
  place: number | undefined;
}

interface Props {
  address: GraphAddress;
  change: (changes: Partial<GraphAddress>) => void;
  entries: readonly Entry[];
  hasClusters: boolean;
}

const TITLES = { type: "Types", cluster: "Clusters" } as const;

/** What the colors mean; an entry shows only its records. */
export function Legend({ address, change, entries, hasClusters }: Props) {
  const { color } = address;
  return (
    <section aria-labelledby="legend">
      <div className="mb-1.5 flex min-h-7 items-center justify-between gap-2">
        <h2 id="legend" className="font-semibold">
          Colors
        </h2>
        {hasClusters && (
          <div className="flex gap-0.5">
            {(["type", "cluster"] as const).map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={color === each}
                onClick={() => change({ color: each })}
                className="flex h-7 items-center rounded-md px-2 text-xs text-muted hover:bg-hover hover:text-ink aria-pressed:bg-accent-soft aria-pressed:font-medium aria-pressed:text-accent"
              >
                {TITLES[each]}
              </button>
            ))}
          </div>
        )}
      </div>
      <ul aria-label={TITLES[color]} className="flex max-h-52 flex-col overflow-y-auto">
        {entries.map(({ value, count, place }) => (
          <LegendEntry
            key={value}
            color={colorOf(place)}
            label={value}
            count={count}
            isPressed={address[color] === value}
            onPress={() => change({ [color]: address[color] === value ? null : value })}
          />
        ))}
        {color === "cluster" && <Uncolored />}
      </ul>
    </section>
  );
}
