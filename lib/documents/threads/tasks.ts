import type { Format } from "../accepted";
import type { Reading } from "../reading";

/** Tasks of the threads that read documents. */
export interface DocumentTasks {
  read: {
    input: { format: Format; bytes: Uint8Array; timeZone: string };
    output: { reading: Reading } | { unreadable: string; isDamaged: boolean };
  };
}
