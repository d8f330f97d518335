import { fileHandler } from "./handlers/file";
import type { Handler } from "./handlers/handle";
import { operationHandler } from "./handlers/operation";
import { publicHandler } from "./handlers/public";
import { rejectMethod } from "./handlers/reject";
import { runHandler } from "./handlers/run";
import { streamHandler } from "./handlers/stream";
import type { ApiOperation } from "./kinds";
import { operationAt } from "./match";
import { operations } from "./operations";

/** The methods that a route file of Next can export. */
const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS"] as const;
export type RouteHandlers = Record<(typeof METHODS)[number], Handler>;

/**
 * The handlers of a route file: those of the operations at `path`, and for the other methods 405 in our envelope,
 * which Next would send without one. Without a path every request is answered with 404.
 */
export function routes(path?: string): RouteHandlers {
  const here = operations.filter((op) => routePath(op) === path);
  const handlers = new Map(here.map((op) => [op, handlerOf(op)]));
  const answer = (method: string): Handler => {
    return (request) => {
      const op = operationAt(method, new URL(request.url).pathname, here);
      const handler = op && handlers.get(op);
      return handler ? handler(request) : rejectMethod(request);
    };
  };
  return Object.fromEntries(METHODS.map((method) => [method, answer(method)])) as RouteHandlers;
}

/**
 * The path of the route file that serves an operation. Next wants one name for parameters at the same place, and
 * allows nothing after a parameter that spans segments.
 */
export const routePath = ({ http }: Pick<ApiOperation, "http">): string =>
  http.path.replace(/\{path\}\/.*$/, "{path}").replace(/\{(?!path\})\w+\}/g, "{id}");

function handlerOf(op: ApiOperation): Handler {
  switch (op.kind) {
    case "plain":
      return operationHandler(op);
    case "run":
      return runHandler(op);
    case "stream":
      return streamHandler(op);
    case "file":
      return fileHandler(op);
    case "public":
      return publicHandler(op);
  }
}
