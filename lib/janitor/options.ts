/** What is known of files that are no more. Paths are those of the vault, with their extension. */
export interface History {
  /** Where the file that bore this path was renamed or moved to, in one step; null when it was not. */
  renamedTo(path: string): string | null;
  /** Did somebody delete it on purpose? A file that went in another way may have been moved by hand. */
  wasDeleted(path: string): boolean;
}

export const NO_HISTORY: History = { renamedTo: () => null, wasDeleted: () => false };

export interface ScanOptions {
  history: History;
  /** Are body links to be added to `related` where no field bears them? */
  relateBodyLinks: boolean;
}

export const USUAL_OPTIONS: ScanOptions = { history: NO_HISTORY, relateBodyLinks: false };
