const shared = globalThis as { kvEnding?: AbortController };

/** Aborted when this process shuts down, so that endless streams end. */
export const shutdownController = (): AbortController => {
  shared.kvEnding ??= new AbortController();
  return shared.kvEnding;
};
