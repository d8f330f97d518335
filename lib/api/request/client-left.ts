import type { ApiRequest } from "./request";

/** The status of a request whose client has left, which nobody reads but the log; nginx has made it common. */
export const CLIENT_LEFT = 499;

/** Whether a request failed because its client has left: a failure of ours is logged, whether or not anybody waits for it. */
export function hasClientLeft({ signal }: ApiRequest, thrown: unknown): boolean {
  if (isAborted(thrown)) return true;
  return signal.aborted && (thrown === signal.reason || isAbortError(thrown));
}

const isAbortError = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === "AbortError";

/** What Node throws where a body is read whose connection was closed; a reset connection of ours has another message. */
const isAborted = (thrown: unknown): boolean =>
  thrown instanceof Error && "code" in thrown && thrown.code === "ECONNRESET" && thrown.message === "aborted";
