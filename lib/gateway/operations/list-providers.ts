import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { PROVIDERS } from "../providers/providers";
import { isConfigured, runtimeOf } from "../runtime/runtime";
import { credential, provider } from "../shapes";

export const listProviders = defineOperation({
  id: "listProviders",
  http: { method: "GET", path: "/admin/providers" },
  tag: "Models",
  summary: "All model providers, with their base URLs",
  description: "With their credentials.",
  input: noInput,
  output: z.object({
    providers: z.array(
      provider.extend({
        label: z.string(),
        credential: credential.shape.key.nullable(),
        configured: z.boolean(),
      }),
    ),
  }),
  run: async (ctx) => {
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
  },
});
