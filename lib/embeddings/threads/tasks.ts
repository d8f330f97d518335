import type { CommunitiesTask } from "../graph/communities";
import type { LayoutTask } from "../graph/layout";
import type { Neighbours, NeighboursTask } from "../nearest/neighbours";
import type { ScanTask } from "../nearest/scan";

/** Tasks of a worker thread and their results; vectors are concatenated. */
export interface EmbeddingTasks {
  /** The local engines; 512 numbers per text. */
  english: { input: { texts: string[] }; output: Float32Array };
  ngrams: { input: { texts: string[] }; output: Float32Array };
  languages: { input: { texts: string[] }; output: boolean[] };
  scan: { input: ScanTask; output: { at: Int32Array; scores: Float32Array } };
  neighbours: { input: NeighboursTask; output: Neighbours };
  communities: { input: CommunitiesTask; output: Int32Array };
  layout: { input: LayoutTask; output: Float32Array };
}
