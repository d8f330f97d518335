import { threads } from "./pool";
import { processes } from "./processes";

/** Ends threads and processes that have no task, for the memory that they keep. */
export async function endIdle(): Promise<void> {
  await Promise.all([threads().endIdle(), processes().endIdle()]);
}
