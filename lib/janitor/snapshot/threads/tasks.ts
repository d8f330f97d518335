import type { LayoutSettings, WalkedFile } from "@/lib/vault/reading";
import type { AnchorKeys } from "../anchors";
import type { Packed } from "../packed";
import type { Walked } from "../walked";

/** Tasks of the threads that read files for a scan. */
export interface ScanTasks {
  walk: { input: { root: string }; output: Walked };
  read: { input: ReadRequest; output: Packed };
  /** The anchors of each file; null if it has changed, or is not text. */
  anchors: { input: { root: string; files: WalkedFile[] }; output: (AnchorKeys | null)[] };
}

export interface ReadRequest {
  root: string;
  layout: LayoutSettings;
  /** Paths of records. */
  paths: WalkedFile["path"][];
  /** By index of the path. */
  sizes: number[];
}
