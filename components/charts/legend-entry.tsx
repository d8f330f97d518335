import { formatNumber } from "@/lib/core/count";
import { UNCOLORED } from "./colors";
import { Dot } from "./dot";

interface Props {
  color: string;
  label: string;
  count: number;
  /** Only what has this color is shown. */
  isPressed: boolean;
  onPress: () => void;
}

/** What a color means, and how many have it. */
export const LegendEntry = ({ color, label, count, isPressed, onPress }: Props) => (
  <li className="shrink-0">
    <button
      type="button"
      aria-pressed={isPressed}
      onClick={onPress}
      className="flex min-h-7 w-full items-center gap-2 rounded-md px-1.5 text-left hover:bg-hover aria-pressed:bg-accent-soft"
    >
      <Dot color={color} />
      <span className="min-w-0 grow truncate">{label}</span>
      <span className="text-muted tabular-nums">{formatNumber(count)}</span>
    </button>
  </li>
);

/** What has no color. */
export const Uncolored = () => (
  <li className="flex min-h-7 items-center gap-2 px-1.5 text-muted">
    <Dot color={UNCOLORED} /> Unclustered or small clusters
  </li>
);
