import { z } from "zod";
import { defineQuery, textParam } from "@/app/query";

export const routingQuery = defineQuery(
  "/knowledge/learning",
  z.object({
    /** The rule whose evidence is shown. */
    instinct: textParam,
    cursor: textParam,
  }),
);
