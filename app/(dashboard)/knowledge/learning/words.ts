import type { Tone } from "@/components/ui/chip";
import type { ToldInstinct, ToldObservation } from "@/lib/learning";

export const TONES: Readonly<Record<ToldInstinct["state"], Tone>> = {
  active: "ok",
  proposed: "waiting",
  retired: "failed",
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Why an instinct is in its state. */
export function reasonOf({ state, accepted, retired_by, observed, threshold }: ToldInstinct): string {
  if (state === "retired")
    return retired_by === "user" ? "You retired it." : "Too few observations agree any more.";
  if (state === "proposed")
    return `The curator does not follow it yet: of ${observed} observations ${percent(threshold)} must agree, or you accept it.`;
  return accepted ? "The curator follows it: you accepted it." : "The curator follows it.";
}

/** Who decided, and what the user did about it. */
export const DECIDERS: Readonly<Record<ToldObservation["decided_by"], string>> = {
  local: "The local engine",
  model: "A model",
  instinct: "An instinct",
  user: "You",
};

const OUTCOMES: Readonly<Record<ToldObservation["outcome"], string>> = {
  unchanged: "unchanged",
  moved: "you moved it",
  retyped: "you gave it another type",
  edited: "you edited it",
  rerouted: "you routed it elsewhere",
  deleted: "you deleted it",
};

/** What became of a decision; that of a project is taken back by an edit. */
export const outcomeOf = ({ outcome, kind }: ToldObservation): string =>
  outcome === "deleted" && kind === "project" ? "you took it out" : OUTCOMES[outcome];
