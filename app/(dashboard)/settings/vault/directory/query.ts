import { z } from "zod";
import { choiceParam, defineQuery } from "@/app/query";

/** `in` is the directory whose directories are listed; `first` is for an owner who has just signed up. */
export const directoryQuery = defineQuery(
  "/settings/vault/directory",
  z.object({ in: z.string().optional().catch(undefined), first: choiceParam(["1"]) }),
);
