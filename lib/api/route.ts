import type { z } from "zod";
import { invalid, KvError } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { refuseOver } from "@/lib/core/rate-limit";
import type { Context } from "@/lib/db";
import { logger } from "@/lib/log";
import { EscapeError, pathFromUrl, vaultPath } from "@/lib/vault";
import { authenticateRequest } from "./authenticate";
import { isRepeatable, type Operation } from "./contract/operation";
import { onceOnly, type StoredReply } from "./idempotency";
import { allowedMethods, methodNotAllowed } from "./match";
import { quotaHeaders } from "./rate-limit";
import { commonHeaders, failed, requestIdOf } from "./reply";
import { gatherInput } from "./request";

export type Handler = (request: Request) => Promise<Response>;

/**
 * The handler of an operation: authenticates, gathers the input, calls the verb (which validates it and
 * does the work), and answers what the contract says.
 */
export function route<I extends z.ZodObject, O extends z.ZodType>(
  op: Operation<I, O>,
  verb: (ctx: Context, input: z.input<I>) => Promise<z.input<O>>,
): Handler {
  return routeWith(op, verb, (output) => ({ output }));
}

/** What goes on the wire besides the output: headers of this very reply. */
export interface Presented<O extends z.ZodType> {
  output: z.input<O>;
  headers?: Record<string, string>;
}

/** As `route`, for a verb whose result is presented: a page as a list with a header, for example. */
export function routeWith<I extends z.ZodObject, O extends z.ZodType, R>(
  op: Operation<I, O>,
  verb: (ctx: Context, input: z.input<I>) => Promise<R>,
  present: (result: R, request: Request) => Presented<O>,
): Handler {
  return (request) =>
    operate(op, request, async (ctx, input) => {
      const { output, headers } = present(await verb(ctx, input), request);
      return {
        status: op.status,
        headers: { ...op.headers?.(output as z.output<O>), ...headers },
        body: JSON.stringify(output),
      };
    });
}

/** One call of an operation: its input gathered and checked, its work done once for an idempotency key. */
export function operate<I extends z.ZodObject, O extends z.ZodType>(
  op: Operation<I, O>,
  request: Request,
  work: (ctx: Context, input: z.input<I>) => Promise<StoredReply>,
): Promise<Response> {
  return answer(request, async (ctx) => {
    const input = await gatherInput(op as unknown as Operation, request);
    // The verb will parse it, too; but not every verb has an input, and a replay must not come before the shape.
    parse(op.input, input);
    const run = () => work(ctx, input as z.input<I>);
    if (!isRepeatable(op as unknown as Operation)) return run();
    const key = request.headers.get("idempotency-key");
    return onceOnly(ctx, key, { method: op.method, path: new URL(request.url).pathname, input }, run);
  });
}

/** The handler of an operation that is open to everyone: no key, no account, no input. */
export function openRoute<I extends z.ZodObject, O extends z.ZodType>(
  op: Operation<I, O>,
  produce: () => z.input<O>,
): Handler {
  return (request) =>
    respond(request, request.method, async () => {
      parse(op.input, await gatherInput(op as unknown as Operation, request));
      return { status: op.status, headers: {}, body: JSON.stringify(produce()) };
    });
}

/** Refuses a method that a path does not have: 405 with `Allow`, or 404 where nothing is. */
export const refuseMethod: Handler = (request) => refuse(request, request.method);

/** As `refuseMethod`, for a method that a web `Request` cannot bear. */
export const refuse = (request: Request, method: string): Promise<Response> =>
  answer(
    request,
    async () => {
      throw methodNotAllowed(method, new URL(request.url).pathname);
    },
    method,
  );

/** Refuses the path of a request, still encoded, that no URL bears as it was sent: `..`, `//`, broken encoding. */
export const refuseTarget = (request: Request, method: string, path: string): Promise<Response> =>
  answer(
    request,
    async () => {
      vaultPath(pathFromUrl(path.slice(1)));
      throw invalid("path", "The path is not written as a URL's: encode it once, as UTF-8");
    },
    method,
  );

/** A reply whose body is whole, or still comes. */
type Answered = Omit<StoredReply, "body"> & { body: string | ReadableStream<Uint8Array> };

/** What every request of an account goes through, whatever it asks for. */
export const answer = (
  request: Request,
  work: (ctx: Context) => Promise<Answered>,
  method = request.method,
): Promise<Response> =>
  respond(request, method, async (requestId, known) => {
    const { ctx, quota } = await authenticateRequest(request, requestId);
    known.account = ctx.account.id;
    Object.assign(known.headers, quotaHeaders(quota));
    refuseOver(quota);
    return work(ctx);
  });

/** What is known of a request as soon as it is: it stands on an error and in the log, too. */
interface Known {
  headers: Record<string, string>;
  account?: string;
}

/** Answers what `work` answers or throws. */
export async function respond(
  request: Request,
  method: string,
  work: (requestId: string, known: Known) => Promise<Answered>,
): Promise<Response> {
  const started = performance.now();
  const requestId = requestIdOf(request);
  const known: Known = { headers: {} };
  let response: Response;
  try {
    const { status, headers, body } = await work(requestId, known);
    response = new Response(body, {
      status,
      headers: { ...commonHeaders(requestId), ...known.headers, ...headers },
    });
  } catch (thrown) {
    if (thrown instanceof EscapeError) logEscape(request, requestId, thrown);
    response = failed(request, requestId, thrown, { ...known.headers, ...allowHeader(request, thrown) });
  }
  const { pathname } = new URL(request.url);
  const ms = Math.round(performance.now() - started);
  const { account } = known;
  logger("web").info({ requestId, account, method, path: pathname, status: response.status, ms }, "request");
  return response;
}

const allowHeader = (request: Request, thrown: unknown): Record<string, string> =>
  thrown instanceof KvError && thrown.code === "METHOD_NOT_ALLOWED"
    ? { Allow: allowedMethods(new URL(request.url).pathname).join(", ") }
    : {};

function logEscape(request: Request, requestId: string, error: EscapeError): void {
  logger("web").warn(
    { requestId, from: request.headers.get("x-kv-remote") },
    `escape refused: ${error.message}`,
  );
}
