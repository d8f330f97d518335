import { errorOf } from "./error.js";
import type { Operations } from "./generated/operations.js";
import { ROUTES } from "./generated/routes.js";
import type { AcceptedRun } from "./generated/schemas.js";
import { type Input, requestOf } from "./request.js";
import { type RetryOptions, withRetries } from "./retry.js";

export type OperationId = keyof Operations;
export type InputOf<Id extends OperationId> = NonNullable<Operations[Id]["input"]>;
export type OutputOf<Id extends OperationId> = Operations[Id]["output"];

export interface ClientOptions {
  /** Where the service is: `https://vault.example.org`. */
  url: string;
  /** An API key, `kv_…`, or a device's token. */
  key: string;
  retries?: RetryOptions;
  /** Instead of the global one. */
  fetch?: typeof fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** By default each call that writes gets its own, so that a repeated attempt is not done twice. */
  idempotencyKey?: string;
  /** More headers: `Prefer: respond-async`, `X-Request-Id`. */
  headers?: Record<string, string>;
}

/** The arguments of a call: the input may be left out where all of it is optional. */
type Args<Id extends OperationId> =
  Record<string, never> extends InputOf<Id>
    ? [input?: InputOf<Id>, options?: CallOptions]
    : [input: InputOf<Id>, options?: CallOptions];

/** Calls the operations of a Knowledge Vault. */
export class KnowledgeVault {
  readonly #base: string;
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#base = `${options.url.replace(/\/+$/, "")}/api/v1`;
    this.#options = options;
  }

  /** Calls an operation by its id. Throws a `VaultError` where the service answers with an error. */
  async call<Id extends OperationId>(id: Id, ...[input = {}, options = {}]: Args<Id>): Promise<OutputOf<Id>> {
    const reply = await this.#send(id, input, options);
    return (ROUTES[id].raw ? reply : await reply.json()) as OutputOf<Id>;
  }

  /** The items of a list, over all its pages. */
  async *all<Id extends OperationId>(
    id: Id,
    ...[input = {}, options = {}]: Args<Id>
  ): AsyncGenerator<ItemOf<Id>> {
    const { page } = ROUTES[id];
    if (page === undefined) throw new TypeError(`${id} has no pages`);
    for (let cursor: string | undefined; ; ) {
      const reply = await this.#send(id, cursor === undefined ? input : { ...input, cursor }, options);
      const body = (await reply.json()) as Record<string, unknown>;
      yield* (page === "" ? body : body[page]) as unknown as ItemOf<Id>[];
      cursor = page === "" ? nextOf(reply) : ((body.next_cursor as string | null) ?? undefined);
      if (cursor === undefined) return;
    }
  }

  async #send(
    id: OperationId,
    input: Input,
    { signal, idempotencyKey, headers }: CallOptions,
  ): Promise<Response> {
    const route = ROUTES[id];
    const { url, init } = requestOf(this.#base, route, input);
    const isKeyed = route.method !== "GET" && route.repeatable === true;
    const all = new Headers({
      Authorization: `Bearer ${this.#options.key}`,
      ...(init.headers as object),
      ...headers,
    });
    if (isKeyed) all.set("Idempotency-Key", idempotencyKey ?? crypto.randomUUID());
    const send = this.#options.fetch ?? fetch;
    const reply = await withRetries(
      () => send(url, { ...init, headers: all, ...(signal && { signal }) }),
      route.repeatable === true,
      signal,
      this.#options.retries,
    );
    if (!reply.ok) throw await errorOf(reply);
    return reply;
  }
}

/** What a list is a list of: of several lists in a reply, the one with its results. */
export type ItemOf<Id extends OperationId> =
  OutputOf<Id> extends readonly (infer Item)[]
    ? Item
    : {
        [Key in Exclude<keyof OutputOf<Id>, "hints">]: OutputOf<Id>[Key] extends readonly (infer Item)[]
          ? Item
          : never;
      }[Exclude<keyof OutputOf<Id>, "hints">];

/** Whether a run is not finished yet: `status_url` will have its result. */
export const isAccepted = (reply: object): reply is AcceptedRun => "status_url" in reply;

const nextOf = (reply: Response): string | undefined => {
  const [, target] = /<([^>]+)>;\s*rel="next"/.exec(reply.headers.get("link") ?? "") ?? [];
  return target === undefined
    ? undefined
    : (new URL(target, "http://localhost").searchParams.get("cursor") ?? undefined);
};
