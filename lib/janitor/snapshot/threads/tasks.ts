import type { LayoutSettings, WalkedFile } from "@/lib/vault/reading";
import type { Packed } from "../packed";

/** Tasks of the threads that read files for a scan. */
export interface ScanTasks {
  read: { input: ReadRequest; output: Packed };
}

export interface ReadRequest {
  root: string;
  layout: LayoutSettings;
  /** Of records. */
  paths: WalkedFile["path"][];
  /** By index of the path. */
  sizes: number[];
}
