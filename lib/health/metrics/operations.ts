import { perProcess } from "@/lib/core/per-process";

/** Finds the id of the operation that a request of the API calls. */
type FindOperation = (method: string, path: string) => string | undefined;

const known = perProcess("operations of requests", (): { find?: FindOperation } => ({}));

/** Sets what finds the operations that requests are counted by: the API does, once it is loaded. */
export function setOperationFinder(find: FindOperation): void {
  known().find = find;
}

/** The id of the operation that a request calls; undefined where there is none, and before the API is loaded. */
export const operationCalled: FindOperation = (method, path) => known().find?.(method, path);
