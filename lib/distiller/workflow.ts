import { workerContext } from "@/lib/accounts";
import { defineWorkflow } from "@/lib/runs";
import { DISTILLER, type DistillerInput } from "./kinds";
import { type DistillerResult, runDistiller } from "./run";

export const distillerWorkflow = defineWorkflow<DistillerInput, DistillerResult>(
  { ...DISTILLER, run: runDistiller },
  workerContext,
);
