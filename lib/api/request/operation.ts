const named = new WeakMap<Request, string>();

/** Notes which operation a request calls, for the log. */
export function nameOperation(request: Request, id: string): void {
  named.set(request, id);
}

/** The id of the operation that a request calls; undefined where its address has none. */
export const operationOf = (request: Request): string | undefined => named.get(request);
