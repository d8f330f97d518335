"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { act, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { parse } from "@/lib/core/parse";
import { setAgentModel, setBudget, setDefaultModel } from "@/lib/gateway";
import { DEFAULT } from "./agent-href";
import { amountOf } from "./amount";

const PAGE = "/gateway/agents";

const EMBEDDER = z.object({ embedder: setAgentModel.input.shape.model });

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
      if (!form.has("embedder")) return void (await setAgentModel(ctx, { agentId, ...models }));
      // Both are checked before one is saved.
      const { embedder } = parse(EMBEDDER, { embedder: text(form, "embedder").trim() || null });
      await setAgentModel(ctx, { agentId, ...models });
      await setAgentModel(ctx, { agentId, model: embedder, field: "embedder_model" });
    },
    PAGE,
  );
  if (result?.ok) redirect(PAGE);
  return result;
}

/** An empty field removes its limit. */
export const saveBudgetAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      await setBudget(ctx, {
        daily_tokens: amountOf(text(form, "daily_tokens"), "daily_tokens"),
        daily_usd: amountOf(text(form, "daily_usd"), "daily_usd"),
      });
      return { text: "Limits saved." };
    },
    PAGE,
  );
