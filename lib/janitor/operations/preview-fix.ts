import { z } from "zod";
import { defineOperation } from "@/lib/operation";
import { CODES } from "../rules";
import { previewFix as preview } from "../sweeps/preview";

export const previewFix = defineOperation({
  id: "janitorPreview",
  http: { method: "GET", path: "/workers/janitor/preview" },
  tag: "Workers",
  summary: "What the fix of an issue would make of its file",
  input: z.strictObject({
    issue: z.string("must be an issue's id").max(100, "at most 100 characters"),
  }),
  output: z.object({
    issue: z.object({ id: z.string(), code: z.enum(CODES), path: z.string(), message: z.string() }),
    before: z.string(),
    after: z.string(),
  }),
  errors: ["NOT_FOUND"],
  run: (ctx, { issue }) => preview(ctx, issue),
});
