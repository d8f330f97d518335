import type { ApiRequest } from "./request";

const named = new WeakMap<ApiRequest, string>();

/** Notes which operation a request calls, for the log. */
export function nameOperation(request: ApiRequest, id: string): void {
  named.set(request, id);
}

/** The id of the operation that a request calls; undefined where its address has none. */
export const operationOf = (request: ApiRequest): string | undefined => named.get(request);
