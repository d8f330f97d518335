import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { withTimeout } from "@/lib/core/timeout";
import { defineOperation } from "@/lib/operation";
import { failureOf } from "../calls/outcome";
import { fitsHeader, secretInput } from "../credentials/secret";
import { providerFetch, type Reach } from "../guard";
import { headersOf } from "../providers/headers";
import { type Provider, providerOfCredential, ROUTER } from "../providers/providers";
import { reachOf } from "../providers/settings";
import { runtimeOf } from "../runtime/runtime";
import { CREDENTIALS, isCredentialKey } from "../secrets/names";
import { CALL_OUTCOMES } from "../tables";

const TIMEOUT_MS = 10_000;

const input = z.strictObject({
  key: z.string("must be the name of a credential"),
  /** A value to test before it is saved; default: the saved one. */
  value: secretInput.optional(),
});

const output = z.object({
  ok: z.boolean(),
  outcome: z.enum(CALL_OUTCOMES),
  message: z.string(),
});

export type CredentialTest = z.output<typeof output>;

/** Tests a key by listing the provider's models, which is free of charge. */
export const testCredential = defineOperation({
  id: "testCredential",
  http: { method: "POST", path: "/admin/credentials/test" },
  tag: "Models",
  summary: "Test whether the provider accepts a key, saved or not",
  description: "Costs nothing. Without `value` the saved key is tested.",
  input,
  output,
  run: async (ctx, { key, value }) => {
    if (!isCredentialKey(key)) {
      throw invalid(
        "key",
        `${key} is not a credential: must be one of ${CREDENTIALS.map((each) => each.key).join(", ")}`,
      );
    }
    const provider = providerOfCredential(key);
    const runtime = await runtimeOf(ctx);
    const secret = value ?? runtime.credentials.get(key);
    if (secret === undefined) throw invalid("value", `${key} is not set: give a value to test`);
    const baseUrl = runtime.baseUrls.get(provider.id) ?? "";
    return ask(provider, baseUrl, secret, await reachOf(ctx, provider.id));
  },
});

async function ask(
  provider: Provider,
  baseUrl: string,
  secret: string,
  reach: Reach,
): Promise<CredentialTest> {
  if (!fitsHeader(secret)) {
    const message = "A key cannot contain these characters: copy it again";
    return { ok: false, outcome: "wrong_key", message };
  }
  const headers = headersOf(provider, secret);
  // The router lists its models without a key, so its key endpoint is used.
  const path = provider.id === ROUTER && baseUrl === provider.baseUrl ? "/key" : "/models";
  try {
    const send = providerFetch(reach);
    const status = await withTimeout(TIMEOUT_MS, async (signal) => {
      const reply = await send(`${baseUrl}${path}`, { headers, signal });
      await reply.body?.cancel();
      return reply.status;
    });
    return resultOf(provider, status);
  } catch (error) {
    const { outcome, message } = failureOf(error, provider.label);
    return { ok: false, outcome, message };
  }
}

function resultOf({ label }: Provider, status: number): CredentialTest {
  if (status >= 200 && status < 300) return { ok: true, outcome: "ok", message: `${label} accepts the key` };
  if (status === 401 || status === 403) {
    return { ok: false, outcome: "wrong_key", message: `${label} does not accept the key (${status})` };
  }
  if (status === 429)
    return {
      ok: true,
      outcome: "rate_limited",
      message: `${label} is rate limiting calls, but accepts the key`,
    };
  if (status === 404)
    return {
      ok: false,
      outcome: "unreachable",
      message: `The base URL is not compatible with ${label} (404): check it`,
    };
  if (status >= 300 && status < 400)
    return {
      ok: false,
      outcome: "unreachable",
      message: `${label} sent a redirect (${status}), which is not followed`,
    };
  return { ok: false, outcome: "provider_error", message: `${label} failed (${status}): try again later` };
}
