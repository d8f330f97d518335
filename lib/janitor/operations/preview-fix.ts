import { z } from "zod";
import { defineOperation } from "@/lib/operation";
import { fixPreview } from "../shapes";
import { previewFix as preview } from "../sweeps/preview";

export const previewFix = defineOperation({
  id: "janitorPreview",
  http: { method: "GET", path: "/workers/janitor/preview" },
  tag: "Janitor",
  summary: "Preview the fix of an issue",
  description: "The text of the file before and after; nothing is written.",
  input: z.strictObject({
    issue: z.string("must be an issue's id").max(100, "at most 100 characters"),
  }),
  output: fixPreview,
  errors: ["NOT_FOUND"],
  run: (ctx, { issue }) => preview(ctx, issue),
});
