import type { Context } from "@/lib/db";
import { isConfigured, runtimeOf } from "../runtime/runtime";
import { PROVIDERS } from "./providers";

/** The providers, where each is reached, and whether it can be called. */
export async function listProviders(ctx: Context) {
  const runtime = await runtimeOf(ctx);
  return {
    providers: PROVIDERS.map(({ id, label, credential, baseUrl }) => ({
      provider: id,
      label,
      credential,
      base_url: runtime.baseUrls.get(id) ?? baseUrl,
      configured: isConfigured(runtime, id),
    })),
  };
}
