import { defineWorkflow } from "@/lib/engine";
import { DISTILLER, type DistillerInput } from "@/lib/workflows";
import { workerContext } from "../context";
import { type DistillerResult, runDistiller } from "./run";

export const distillerWorkflow = defineWorkflow<DistillerInput, DistillerResult>(
  { ...DISTILLER, run: runDistiller },
  workerContext,
);
