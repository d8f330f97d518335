import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { PROMPT as ANSWER, answerSystemPrompt } from "@/lib/answers/model/prompt";
import { curatorSystemPrompt, PROMPT as PLAN } from "@/lib/curator/model/prompt";
import { extractionSystemPrompt, PROMPT as LEARNINGS } from "@/lib/distiller/model/prompt";
import { draftSystemPrompt, FILL, MERGE } from "@/lib/janitor/drafts/prompt";
import { PROMPT as LABELS, labelSystemPrompt } from "@/lib/surveyor/clusters/label";

/** Runs name the version of their instructions: a changed text needs the next version, and its hash here. */
it.each([
  [PLAN, curatorSystemPrompt("MARK"), "030bc855a9fff954"],
  [LEARNINGS, extractionSystemPrompt("MARK"), "fd906f705a5ece1c"],
  [ANSWER, answerSystemPrompt("MARK"), "cb5598fdf84777e6"],
  [FILL.prompt, draftSystemPrompt(FILL, "MARK"), "9822d3e643b9726c"],
  [LABELS, labelSystemPrompt("MARK"), "8ffdf2d8184fbec4"],
  [MERGE.prompt, draftSystemPrompt(MERGE, "MARK"), "464e6b8107245bba"],
])("%s is the text that it was", (prompt, text, hash) => {
  const found = createHash("sha256").update(text).digest("hex").slice(0, 16);
  expect(`${prompt} ${found}`).toBe(`${prompt} ${hash}`);
});
