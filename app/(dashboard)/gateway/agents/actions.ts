"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { act, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { setAgentModel, setBudget, setDefaultModel } from "@/lib/gateway";
import { DEFAULT } from "./agent-href";

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
        daily_tokens: amount(form, "daily_tokens"),
        daily_usd: amount(form, "daily_usd"),
      });
      return { text: "Limits saved." };
    },
    PAGE,
  );

/** Thousands in groups; a comma elsewhere may be meant as a decimal one. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** A number as people write it, `1,000` too. Throws `VALIDATION_ERROR`. */
function amount(form: FormData, field: string): number | null {
  const typed = text(form, field).trim();
  if (typed === "") return null;
  const number = Number(GROUPED.test(typed) ? typed.replaceAll(",", "") : typed);
  if (Number.isNaN(number)) throw invalid(field, "must be a number: leave it empty for no limit");
  return number;
}
