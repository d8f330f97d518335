import type { CommunitiesTask } from "../graph/communities";
import type { LayoutTask } from "../graph/layout";
import type { Neighbours, NeighboursTask } from "../nearest/neighbours";
import type { ScanTask } from "../nearest/scan";

/** What a thread can be asked, and what it answers; vectors one behind the other. */
export interface EmbeddingTasks {
  /** Both local engines; 512 numbers for each text. */
  english: { input: { texts: string[] }; output: Float32Array };
  ngrams: { input: { texts: string[] }; output: Float32Array };
  languages: { input: { texts: string[] }; output: boolean[] };
  scan: { input: ScanTask; output: { at: Int32Array; scores: Float32Array } };
  neighbours: { input: NeighboursTask; output: Neighbours };
  communities: { input: CommunitiesTask; output: Int32Array };
  layout: { input: LayoutTask; output: Float32Array };
}
