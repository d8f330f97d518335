import { OVERLAP_POLICIES, type OverlapPolicy } from "@/lib/runs/tables/schedules";

/** Overlap policies with their labels. */
export const policies = (): [name: string, label: string][] =>
  OVERLAP_POLICIES.map((name) => [name, LABELS[name]]);

const LABELS: Readonly<Record<OverlapPolicy, string>> = {
  SKIP: "Skip",
  BUFFER_ONE: "Queue one",
  BUFFER_ALL: "Queue all",
  CANCEL_OTHER: "Cancel the running one, then start",
  TERMINATE_OTHER: "Terminate the running one, then start",
  ALLOW_ALL: "Run in parallel",
};

/** IANA time zones; `Intl` leaves out UTC. */
export const zones = (): string[] => [
  "UTC",
  ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC"),
];
