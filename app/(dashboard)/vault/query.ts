import { z } from "zod";
import { choiceParam, defineQuery, textParam } from "@/app/query";
import { RECORD_TYPES } from "@/lib/vault";

export const SORTS = [
  "name",
  "-name",
  "status",
  "-status",
  "created",
  "-created",
  "modified",
  "-modified",
] as const;

/** How a search matches: by words, by meaning, or both. */
export const MODES = ["words", "meaning", "both"] as const;
export type Mode = (typeof MODES)[number];

export const PAGE_SIZE = 50;

export const vaultQuery = defineQuery(
  "/vault",
  z.object({
    q: textParam,
    by: z.enum(MODES).catch("words"),
    type: choiceParam(RECORD_TYPES),
    status: textParam,
    sort: z.enum(SORTS).catch("-modified"),
    cursor: textParam,
  }),
);

export type VaultQuery = Awaited<ReturnType<typeof vaultQuery.read>>;
