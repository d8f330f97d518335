import { OVERLAP_POLICIES } from "@/lib/runs";

/** `Let one more wait for it`, by the policy's name. */
export const policies = (): [string, string][] =>
  Object.entries(OVERLAP_POLICIES).map(([name, does]) => [
    name,
    does.charAt(0).toUpperCase() + does.slice(1),
  ]);

/** Time zones that people may mean; UTC is one that `Intl` leaves out. */
export const zones = (): string[] => [
  "UTC",
  ...Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC"),
];
