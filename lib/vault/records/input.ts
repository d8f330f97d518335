import { z } from "zod";
import { NO_CURSOR } from "@/lib/core/cursor";
import { textInput } from "@/lib/core/text";
import { RECORD_TYPES } from "../schema";

/** A JSON object kept as it came: `__proto__` is an ordinary key here, so nothing is copied key by key. */
const jsonObject = (message: string) =>
  z.custom<Record<string, unknown>>(
    (value) => value !== null && typeof value === "object" && !Array.isArray(value),
    { error: message },
  );

export const fieldsInput = jsonObject("must be an object of metadata fields").meta({
  type: "object",
  additionalProperties: {},
  description: "Metadata key-value pairs; links are written [[type/name]]",
});

export const typeInput = z
  .enum(RECORD_TYPES, { error: `must be one of the known types: ${RECORD_TYPES.join(", ")}` })
  .meta({ id: "RecordType" });

/** Names are checked by `recordPath`, which has better messages than a schema. */
export const nameInput = z.string("must be text").min(1, "cannot be empty");

export const bodyInput = textInput;

export const pathInput = z.string("must be text").meta({
  description: "<type directory>/<name>.md, with or without .md, with / raw or as %2F",
});

export const ifMatchInput = z.string().optional();

/** The cursor of a page. */
export const cursorInput = z.string(NO_CURSOR).optional();
