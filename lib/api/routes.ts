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
import { markDeprecated } from "./reply/deprecation";
import { type Reply, toResponse, withoutStream } from "./reply/reply";
import { nameOperation } from "./request/operation";
import { type ApiRequest, urlOf } from "./request/request";

/** The methods that a route file of Next can export. */
const METHODS = ["GET", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS"] as const;
export type RouteHandlers = Record<(typeof METHODS)[number], (request: Request) => Promise<Response>>;

/**
 * The handlers of a route file: those of the operations at `path`, and for the other methods 405 in our envelope,
 * which Next would send without one. Without a path every request is answered with 404.
 */
export function routes(path?: string): RouteHandlers {
  const here = operations.filter((op) => routePath(op) === path);
  const answer = (method: string) => async (request: Request) => {
    const reply = await answerAmong(here, method, request);
    // Next would leave the body as it is.
    return toResponse(method === "HEAD" ? await withoutStream(reply) : reply);
  };
  return Object.fromEntries(METHODS.map((method) => [method, answer(method)])) as RouteHandlers;
}

/** The handler of the whole API: of every operation, and of what is none. */
export const answerApi: Handler = (request) => answerAmong(undefined, request.method, request);

function answerAmong(
  among: readonly ApiOperation[] | undefined,
  method: string,
  request: ApiRequest,
): Promise<Reply> {
  const { pathname } = urlOf(request);
  // A path that is written out for one method is that of a record for another: `records/bulk`.
  const op = operationAt(method, pathname, among) ?? operationAt(method, pathname);
  return op ? handlerOf(op)(request) : rejectMethod(request);
}

/**
 * The path of the route file that serves an operation. Next wants one name for parameters at the same place, another for
 * a second one, and allows nothing after a parameter that spans segments.
 */
export function routePath({ http }: Pick<ApiOperation, "http">): string {
  let n = 0;
  const nameNext = () => `{id${++n === 1 ? "" : n}}`;
  return http.path.replace(/\{path\}\/.*$/, "{path}").replace(/\{(?!path\})\w+\}/g, nameNext);
}

const handlers = new Map<ApiOperation, Handler>();

function handlerOf(op: ApiOperation): Handler {
  const handler = handlers.get(op) ?? handlerFor(op);
  handlers.set(op, handler);
  return handler;
}

/** The handler of an operation. */
export const handlerFor = (op: ApiOperation): Handler => {
  const handle = makeHandler(op);
  return async (request) => {
    nameOperation(request, op.id);
    return markDeprecated(op, await handle(request));
  };
};

function makeHandler(op: ApiOperation): Handler {
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
