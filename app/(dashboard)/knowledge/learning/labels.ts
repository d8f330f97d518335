import type { Tone } from "@/components/ui/chip";
import type { Instinct, Observation } from "@/lib/learning";

export const TONES: Readonly<Record<Instinct["state"], Tone>> = {
  active: "ok",
  proposed: "waiting",
  retired: "failed",
};

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** Why a rule is in its state. */
export function reasonOf({ state, accepted, retired_by, observed, threshold }: Instinct): string {
  if (state === "retired")
    return retired_by === "user"
      ? "Retired by you."
      : "Retired: too few decisions agree, or another rule is wrong less often.";
  if (state === "proposed")
    return `Not applied yet: ${percent(threshold)} of ${observed} decisions must agree, or you accept it.`;
  return accepted ? "Applied: accepted by you." : "Applied.";
}

export const DECIDERS: Readonly<Record<Observation["decided_by"], string>> = {
  local: "Local engine",
  model: "Model",
  instinct: "Rule",
  user: "You",
};

const OUTCOMES: Readonly<Record<Observation["outcome"], string>> = {
  unchanged: "unchanged",
  moved: "moved by you",
  retyped: "type changed by you",
  edited: "edited by you",
  rerouted: "rerouted by you",
  deleted: "deleted by you",
};

/** What happened to a decision; one about a project is undone by an edit. */
export const outcomeOf = ({ outcome, kind }: Observation): string =>
  outcome === "deleted" && kind === "project" ? "removed by you" : OUTCOMES[outcome];
