import { perProcess } from "./per-process";

type Work = () => Promise<void>;

/** Aborted when this process shuts down, so that endless streams end. */
export const shutdownController = perProcess("shutdown", () => new AbortController());

const closing = perProcess("work before closing", (): Work[] => []);

/** Has `work` done when this process has answered its last request, before it closes its database. */
export function beforeClose(work: Work): void {
  closing().push(work);
}

/** Does what was to be done before closing. */
export async function finishBeforeClose(): Promise<void> {
  await Promise.allSettled(closing().map((work) => work()));
}
