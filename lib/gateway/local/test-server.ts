import { z } from "zod";
import { count } from "@/lib/core/count";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import { withTimeout } from "@/lib/core/timeout";
import type { Context } from "@/lib/db";
import { failureOf } from "../calls/outcome";
import { checkBaseUrl, providerFetch } from "../guard";
import { LOCAL, providerOf } from "../providers/providers";
import { baseUrls, reachOf } from "../providers/settings";
import { localBaseUrl } from "./address";
import { ollamaModels, openAiModels, type ServedModels } from "./models";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2 * 1024 * 1024;

export const testLocalServerInput = z.strictObject({
  /** An address to test before it is saved; default: the saved one. */
  base_url: textInput.optional(),
});

export interface LocalServerTest {
  ok: boolean;
  /** What came of it. */
  message: string;
  /** How long the server took, in milliseconds. */
  ms: number;
  /** As agents can be given them, such as `local/llama3.2:3b`. */
  models: string[];
}

/** Asks a local server which models it has. Saves nothing. Throws `VALIDATION_ERROR` for an address out of reach. */
export async function testLocalServer(
  ctx: Context,
  input: z.input<typeof testLocalServerInput> = {},
  timeoutMs = TIMEOUT_MS,
): Promise<LocalServerTest> {
  const { base_url: given } = parse(testLocalServerInput, input);
  const url = given === undefined ? (await baseUrls(ctx)).get(LOCAL) : localBaseUrl(given);
  if (url === undefined) throw invalid("base_url", "no local server is set: give an address to test");
  const reach = await reachOf(ctx, LOCAL);
  const baseUrl = checkBaseUrl(url, reach);
  const send = providerFetch(reach);
  const started = performance.now();
  const taken = () => Math.round(performance.now() - started);
  try {
    const { label, models } = await withTimeout(timeoutMs, (signal) => modelsAt(send, baseUrl, signal));
    const message = `${label} answered in ${taken()} ms: ${count(models.length, "model")}`;
    return { ok: true, message, ms: taken(), models: models.map((model) => `${LOCAL}/${model}`) };
  } catch (error) {
    const message =
      error instanceof NoModels ? error.message : failureOf(error, providerOf(LOCAL).label).message;
    return { ok: false, message, ms: taken(), models: [] };
  }
}

/** A server that answered, but not with its models. */
class NoModels extends Error {}

async function modelsAt(send: typeof fetch, baseUrl: string, signal: AbortSignal): Promise<ServedModels> {
  const root = baseUrl.replace(/\/v1$/, "");
  const own = ollamaModels((await read(send, `${root}/api/tags`, signal)).body);
  if (own) return own;
  const { status, body } = await read(send, `${baseUrl}/models`, signal);
  const found = openAiModels(body);
  if (found) return found;
  throw new NoModels(
    `The server answered ${status}, without a list of models: the address must be that of an OpenAI-compatible API`,
  );
}

/** The body is undefined unless it is JSON of a successful reply. */
async function read(
  send: typeof fetch,
  url: string,
  signal: AbortSignal,
): Promise<{ status: number; body: unknown }> {
  const reply = await send(url, { signal, headers: { accept: "application/json" } });
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_BYTES) throw new NoModels("The server sent more than 2 MiB");
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
