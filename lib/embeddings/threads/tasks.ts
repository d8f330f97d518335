import type { Embedded } from "../engines/vector";
import type { CommunitiesTask } from "../graph/communities";
import type { LayoutTask } from "../graph/layout";
import type { Neighbours } from "../nearest/best-of-rows";
import type { ByteMatrix } from "../nearest/byte-matrix";
import type { NeighboursTask } from "../nearest/neighbours";
import type { ScanTask } from "../nearest/scan";

/** Tasks of a process that embeds, and their results. */
export interface SentenceTasks {
  sentences: { input: { texts: string[] }; output: Embedded };
}

/** Tasks of a worker thread and their results. */
export interface EmbeddingTasks {
  /** The graph of MiniLM, from the file of its weights. */
  graph: { input: { weights: string }; output: Uint8Array };
  /** The graph of the small model, and what it reads of texts. */
  smallGraph: { input: Record<string, never>; output: Uint8Array };
  pieces: { input: { texts: readonly string[] }; output: number[][] };
  openings: { input: { texts: string[] }; output: Embedded };
  views: { input: { texts: string[] }; output: Embedded };
  ngrams: { input: { texts: string[] }; output: Embedded };
  languages: { input: { texts: string[] }; output: boolean[] };
  scan: { input: ScanTask; output: { at: Int32Array; scores: Float32Array } };
  neighbours: { input: NeighboursTask; output: Neighbours };
  communities: { input: CommunitiesTask; output: Int32Array };
  project: { input: ByteMatrix; output: Float32Array };
  layout: { input: LayoutTask; output: Float32Array };
}
