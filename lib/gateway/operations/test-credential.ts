import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { withTimeout } from "@/lib/core/timeout";
import { defineOperation } from "@/lib/operation";
import { faultOf } from "../calls/outcome";
import { fitsHeader, secretInput } from "../credentials/secret";
import { providerFetch } from "../guard";
import { type Provider, providerOfCredential } from "../providers/providers";
import { isPrivateAllowed } from "../providers/settings";
import { runtimeOf } from "../runtime/runtime";
import { CREDENTIALS, isCredentialKey } from "../secrets/names";

const TIMEOUT_MS = 10_000;

const input = z.strictObject({
  key: z.string("must be the name of a credential"),
  /** A value that is not saved yet; without it, the one that is set. */
  value: secretInput.optional(),
});

const output = z.object({
  ok: z.boolean(),
  outcome: z.string().meta({ description: "`ok`, `wrong_key`, `unreachable`, `timeout`, …" }),
  message: z.string(),
});

export type CredentialTest = z.output<typeof output>;

/** Asks the provider for its models with the key, which costs nothing, and says what came of it. */
export const testCredential = defineOperation({
  id: "testCredential",
  http: { method: "POST", path: "/admin/credentials/test" },
  tag: "Admin",
  summary: "Ask the provider whether it accepts a key, saved or not",
  input,
  output,
  run: async (ctx, { key, value }) => {
    if (!isCredentialKey(key)) {
      throw invalid(
        "key",
        `${key} is no credential: name one of ${CREDENTIALS.map((each) => each.key).join(", ")}`,
      );
    }
    const provider = providerOfCredential(key);
    const runtime = await runtimeOf(ctx);
    const secret = value ?? runtime.credentials.get(key);
    if (secret === undefined) throw invalid("value", `${key} is not set: give a value to test`);
    return ask(provider, runtime.baseUrls.get(provider.id) ?? provider.baseUrl, secret);
  },
});

async function ask(provider: Provider, baseUrl: string, secret: string): Promise<CredentialTest> {
  if (!fitsHeader(secret)) {
    const message = "No key bears such characters: copy it once more";
    return { ok: false, outcome: "wrong_key", message };
  }
  const headers: Record<string, string> =
    provider.protocol === "anthropic"
      ? { "x-api-key": secret, "anthropic-version": "2023-06-01" }
      : { authorization: `Bearer ${secret}` };
  // The router lists its models to anyone; what it says of the key itself it says elsewhere.
  const path = provider.id === "openrouter" && baseUrl === provider.baseUrl ? "/key" : "/models";
  try {
    const send = providerFetch(isPrivateAllowed());
    const status = await withTimeout(TIMEOUT_MS, async (signal) => {
      const reply = await send(`${baseUrl}${path}`, { headers, signal });
      await reply.body?.cancel();
      return reply.status;
    });
    return verdict(provider, status);
  } catch (error) {
    const { outcome, message } = faultOf(error, provider.label);
    return { ok: false, outcome, message };
  }
}

function verdict({ label }: Provider, status: number): CredentialTest {
  if (status >= 200 && status < 300) return { ok: true, outcome: "ok", message: `${label} takes the key` };
  if (status === 401 || status === 403) {
    return { ok: false, outcome: "wrong_key", message: `${label} does not take the key (${status})` };
  }
  if (status === 429)
    return {
      ok: true,
      outcome: "rate_limited",
      message: `${label} takes no more calls now, but knows the key`,
    };
  if (status === 404)
    return {
      ok: false,
      outcome: "unreachable",
      message: `Nothing at that address speaks as ${label} does (404): check the base URL`,
    };
  if (status >= 300 && status < 400)
    return {
      ok: false,
      outcome: "unreachable",
      message: `${label} leads elsewhere (${status}), which is not followed`,
    };
  return { ok: false, outcome: "provider_error", message: `${label} failed (${status}): try again later` };
}
