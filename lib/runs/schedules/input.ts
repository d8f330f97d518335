import { z } from "zod";
import { textInput } from "@/lib/core/text";

export const noteInput = textInput.max(500, "at most 500 characters");

export const actionInput = z
  .record(z.string(), z.unknown(), "must be an object")
  .meta({ description: "What this type of workflow takes" });
