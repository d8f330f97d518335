import { z } from "zod";
import { count } from "@/lib/core/count";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import { withTimeout } from "@/lib/core/timeout";
import type { Context } from "@/lib/db";
import { failureOf } from "../calls/outcome";
import { checkBaseUrl, providerFetch } from "../guard";
import { listModels, NoModels } from "../models/list";
import { LOCAL, providerOf } from "../providers/providers";
import { baseUrls, reachOf } from "../providers/settings";
import { localBaseUrl } from "./address";

const TIMEOUT_MS = 10_000;

const testLocalServerInput = z.strictObject({
  /** An address to test before it is saved; default: the saved one. */
  base_url: textInput.optional(),
});

export interface LocalServerTest {
  ok: boolean;
  /** What came of it. */
  message: string;
  /** How long the server took, in milliseconds. */
  ms: number;
  /** In the form that agents take, such as `local/llama3.2:3b`. */
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
  const connection = { baseURL: checkBaseUrl(url, reach), apiKey: "", fetch: providerFetch(reach) };
  const provider = providerOf(LOCAL);
  const started = performance.now();
  const taken = () => Math.round(performance.now() - started);
  try {
    const { label, models } = await withTimeout(timeoutMs, (signal) =>
      listModels(provider, connection, signal),
    );
    const message = `${label} answered in ${taken()} ms: ${count(models.length, "model")}`;
    return { ok: true, message, ms: taken(), models: models.map(({ name }) => name) };
  } catch (error) {
    const message = error instanceof NoModels ? error.message : failureOf(error, provider.label).message;
    return { ok: false, message, ms: taken(), models: [] };
  }
}
