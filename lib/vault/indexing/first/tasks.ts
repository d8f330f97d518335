import type { LayoutSettings } from "../../settings/layout";
import type { WalkedFile } from "../../store";
import type { Composed } from "./compose";

/** What the thread of a first index needs for all batches. */
export interface Start {
  root: string;
  layout: LayoutSettings;
  /** All files of the vault, among which links are resolved. */
  paths: string[];
}

/** Tasks of the thread that composes the rows of a first index. */
export interface ComposingTasks {
  start: { input: Start; output: undefined };
  end: { input: object; output: undefined };
  compose: { input: { files: WalkedFile[] }; output: Composed };
}
