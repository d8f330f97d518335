import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { runtimeOf } from "../runtime/runtime";
import { CREDENTIALS, mask } from "../secrets/names";
import { credential } from "../shapes";

export const listCredentials = defineOperation({
  id: "listCredentials",
  http: { method: "GET", path: "/admin/credentials" },
  tag: "Models",
  summary: "All known credentials, masked",
  description: "Values are stored encrypted and never shown again.",
  input: noInput,
  output: z.object({ credentials: z.array(credential) }),
  examples: [
    {
      output: {
        credentials: [
          {
            key: "PROVIDER_A_API_KEY",
            label: "Anthropic",
            description: "Direct provider of the models anthropic/…",
            set: false,
            masked: null,
            used_by: ["gateway agents"],
          },
        ],
      },
    },
  ],
  run: async (ctx) => {
    const { credentials, lost } = await runtimeOf(ctx);
    return {
      credentials: CREDENTIALS.map(({ key, label, description, usedBy }) => {
        const value = credentials.get(key);
        return {
          key,
          label,
          description,
          set: value !== undefined || lost.has(key),
          masked: value === undefined && !lost.has(key) ? null : mask(value ?? ""),
          used_by: [...usedBy],
        };
      }),
    };
  },
});
