const shared = globalThis as { kvEnding?: AbortController };

/** Aborted when this process is about to end, so that what would go on for ever lets go. */
export const ending = (): AbortController => {
  shared.kvEnding ??= new AbortController();
  return shared.kvEnding;
};
