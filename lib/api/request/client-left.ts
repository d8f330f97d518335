import type { ApiRequest } from "./request";

/** The status of a request whose client has left, which nobody reads but the log; nginx has made it common. */
export const CLIENT_LEFT = 499;

/** Whether a request failed because its client has left. */
export function hasClientLeft(request: ApiRequest, thrown: unknown): boolean {
  return request.signal.aborted || isAborted(thrown);
}

/** What Node throws where a body is read whose connection was closed; a reset connection of ours has another message. */
const isAborted = (thrown: unknown): boolean =>
  thrown instanceof Error && "code" in thrown && thrown.code === "ECONNRESET" && thrown.message === "aborted";
