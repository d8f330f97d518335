import { z } from "zod";
import { choiceParam, defineQuery, textParam } from "@/app/query";

/** How many scans and fixes the charts go back. */
export const SPANS = [30, 100, 1_000] as const;
const DEFAULT_SPAN = 100;

export const janitorQuery = defineQuery(
  "/janitor",
  z.object({
    code: textParam,
    severity: textParam,
    type: textParam,
    path: textParam,
    group: textParam,
    view: choiceParam(["all"]),
    cursor: textParam,
    span: z.coerce.number().pipe(z.literal(SPANS)).catch(DEFAULT_SPAN),
  }),
);

export type JanitorQuery = Awaited<ReturnType<typeof janitorQuery.read>>;
