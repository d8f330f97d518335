import { headersOf } from "../providers/headers";
import { LOCAL, type Provider } from "../providers/providers";
import { type ModelList, readModels, readTags } from "./read";

/** The longest list, that of the router, is a quarter of it. */
const MAX_BYTES = 2 * 1024 * 1024;

/** How a provider is asked for its models. */
export interface Connection {
  baseURL: string;
  /** Empty if none is needed. */
  apiKey: string;
  fetch: typeof fetch;
}

/** A server that answered, but not with its models. */
export class NoModels extends Error {}

/** Asks a provider for its models. Throws `NoModels`, or the error of the request. */
export async function listModels(
  provider: Provider,
  { baseURL, apiKey, fetch }: Connection,
  signal: AbortSignal,
): Promise<ModelList> {
  const init = { signal, headers: { accept: "application/json", ...headersOf(provider, apiKey) } };
  if (provider.id === LOCAL) {
    const own = readTags((await read(fetch, `${baseURL.replace(/\/v1$/, "")}/api/tags`, init)).body);
    if (own) return own;
  }
  const all = provider.protocol === "anthropic" ? "?limit=1000" : "";
  const { status, body } = await read(fetch, `${baseURL}/models${all}`, init);
  const found = readModels(provider, body);
  if (found) return found;
  throw new NoModels(
    `The server answered ${status}, without a list of models: the address must be that of an OpenAI-compatible API`,
  );
}

/** The body is undefined unless it is JSON of a successful reply. */
async function read(
  send: typeof fetch,
  url: string,
  init: RequestInit,
): Promise<{ status: number; body: unknown }> {
  const reply = await send(url, init);
  let text = "";
  let bytes = 0;
  const decoder = new TextDecoder();
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new NoModels("The server sent more than 2 MiB");
    text += decoder.decode(chunk, { stream: true });
  }
  return { status: reply.status, body: reply.ok ? jsonOf(text) : undefined };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
