import { z } from "zod";
import { audit } from "@/lib/audit";
import { defineOperation } from "@/lib/operation";
import { changeSettings } from "../settings";
import { settings } from "../shapes";

export const writeJanitorSettings = defineOperation({
  id: "janitorSet",
  http: { method: "PATCH", path: "/workers/janitor/settings" },
  tag: "Janitor",
  summary: "Change the account's settings for the janitor",
  description: "What is not named stays as it is. Holds from the next scan.",
  input: z
    .strictObject(settings.partial().shape)
    .refine((input) => Object.keys(input).length > 0, "Give a setting to change"),
  output: settings,
  run: (ctx, input) =>
    ctx.db.tx(async (tx) => {
      const next = await changeSettings(ctx, tx, (before) => ({ ...before, ...input }));
      await audit(ctx, tx, { action: "janitor.settings", subject: "janitor", detail: input });
      return next;
    }),
});
