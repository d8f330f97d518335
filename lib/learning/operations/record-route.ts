import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import { textInput } from "@/lib/core/text";
import { defineOperation } from "@/lib/operation";
import { featuresOf } from "../features";
import { observe } from "../observe";
import { presentObservation } from "../present";
import { readDestination } from "../route/destination";
import { findInput } from "../route/input";
import { observation } from "../shapes";

const line = (text: string) =>
  textInput.min(1, "cannot be empty").max(2_048, "at most 2048 characters").meta({ description: text });

const input = z.strictObject({
  input_id: line("The name or id of an inbox file, or the path of a record"),
  destination: line("A type, account; a folder, account/invoices/; or a record, account/Acme March"),
});

/**
 * Records where an inbox file belongs, without moving it. Throws `NOT_FOUND` for an unknown input, `VALIDATION_ERROR`
 * for an invalid destination, and `CONFLICT` while learning is off.
 */
export const recordRoute = defineOperation({
  id: "recordRoute",
  http: { method: "POST", path: "/learning/route" },
  tag: "Learning",
  summary: "Record where an inbox file belongs, without moving it",
  description:
    "An input and a destination are one observation, however often they are sent. Another destination for the same input replaces the previous one. 409 while learning is off.",
  input,
  output: z.object({
    message: z.string(),
    recorded: z.boolean().meta({
      description: "False if it was already recorded: an input and a destination are one observation",
    }),
    observation,
  }),
  errors: ["NOT_FOUND", "CONFLICT"],
  run: async (ctx, { input_id, destination: raw }) => {
    const found = await findInput(ctx, input_id);
    const route = await readDestination(ctx, raw, found.recordPath);
    const { input: id, filename, recordPath } = found;
    const routed = { input: id, filename, recordPath, features: featuresOf(found), ...route };
    const observed = await ctx.db.tx(async (tx) => {
      const observed = await observe(ctx, tx, { ...routed, decidedBy: "user" });
      if (observed?.isNew)
        await audit(ctx, tx, {
          action: "learning.route",
          subject: filename,
          detail: { destination: route.destination },
        });
      return observed;
    });
    if (!observed) throw conflict("Learning is off: enable it first");
    const { observation, isNew } = observed;
    return {
      message: isNew
        ? `Recorded that ${filename} goes to ${route.destination}`
        : `Already recorded: ${filename} goes to ${route.destination}`,
      recorded: isNew,
      observation: presentObservation(observation),
    };
  },
});
