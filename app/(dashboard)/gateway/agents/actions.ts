"use server";

import { redirect } from "next/navigation";
import { act, text } from "@/app/action";
import type { FormState } from "@/components/form/state";
import { setAgentModel, setBudget, setDefaultModel } from "@/lib/gateway";
import { DEFAULT } from "./agent-href";

const PAGE = "/gateway/agents";

/** `agent` is an agent's id, or `default` for the models of agents without their own. */
export async function saveModelsAction(_: FormState, form: FormData): Promise<FormState> {
  const agentId = text(form, "agent");
  const models = {
    model: text(form, "model").trim() || null,
    fallbacks: form.getAll("fallback").flatMap((value) => String(value).trim() || []),
  };
  const result = await act(
    form,
    async (ctx) => {
      if (agentId === DEFAULT) return void (await setDefaultModel(ctx, models));
      await setAgentModel(ctx, { agentId, ...models });
      if (form.has("embedder")) {
        const model = text(form, "embedder").trim() || null;
        await setAgentModel(ctx, { agentId, model, field: "embedder_model" });
      }
    },
    PAGE,
  );
  if (result?.ok) redirect(PAGE);
  return result;
}

/** An empty field removes its limit. */
export const saveBudgetAction = async (_: FormState, form: FormData) =>
  act(
    form,
    async (ctx) =>
      void (await setBudget(ctx, {
        daily_tokens: amount(text(form, "daily_tokens")),
        daily_usd: amount(text(form, "daily_usd")),
      })),
    PAGE,
  );

const amount = (typed: string): number | null => (typed.trim() === "" ? null : Number(typed));
