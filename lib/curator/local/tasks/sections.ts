import type { Section } from "@/lib/language";

/** The kinds of sections below which everything may be a task. */
export const TASK_SECTIONS: ReadonlySet<Section["kind"]> = new Set(["actions", "done", "waiting"]);

/** The kinds of sections in which a name beside a line is not its owner: attendees, speakers, proposers. */
export const NO_OWNERS: ReadonlySet<Section["kind"]> = new Set([
  "attendees",
  "absent",
  "people",
  "agenda",
  "decisions",
]);
