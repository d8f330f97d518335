type Work = () => Promise<void>;

const shared = globalThis as { kvEnding?: AbortController; kvBeforeClose?: Work[] };

/** Aborted when this process shuts down, so that endless streams end. */
export const shutdownController = (): AbortController => {
  shared.kvEnding ??= new AbortController();
  return shared.kvEnding;
};

/** Has `work` done when this process has answered its last request, before it closes its database. */
export function beforeClose(work: Work): void {
  shared.kvBeforeClose ??= [];
  shared.kvBeforeClose.push(work);
}

/** Does what was to be done before closing. */
export async function finishBeforeClose(): Promise<void> {
  await Promise.allSettled((shared.kvBeforeClose ?? []).map((work) => work()));
}
