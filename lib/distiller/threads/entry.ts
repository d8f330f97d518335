/** The code of a thread that reads records: patterns and the classifier take most of the time of a run. */
import { serveTasks } from "@/lib/core/threads/serve";
import { readingOf } from "../reading";
import { candidateOf } from "../signals";
import type { ReadingTasks } from "./tasks";

serveTasks<ReadingTasks>({
  candidates: async (sources) => sources.map(candidateOf),
  readings: async (sources) => sources.map(readingOf),
});
