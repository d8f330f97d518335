import type { SourceText } from "../learning";
import type { SourceReading } from "../reading";
import type { Candidate } from "../shapes";

/** Tasks of the threads that read records, each for several of them. */
export interface ReadingTasks {
  candidates: { input: readonly SourceText[]; output: (Candidate | null)[] };
  readings: { input: readonly SourceText[]; output: SourceReading[] };
}
