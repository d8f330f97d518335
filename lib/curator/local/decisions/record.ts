import type { Block } from "@/lib/language";

/** A record of one decision, which its first words say: what follows them explains it. */
export const isDecisionRecord = (blocks: readonly Block[]): boolean =>
  blocks.some(({ form, text }) => form === "heading" && IS_DECISION.test(text)) &&
  blocks.some(({ form, text }) => form === "heading" && IS_REASON.test(text));

const IS_DECISION = /^\W*(?:\d+\W+)?decision(?: outcome)?\W*$/iu;
const IS_REASON =
  /^\W*(?:\d+\W+)?(?:consequences|implications|rationale|decision drivers|(?:considered )?(?:options|alternatives)(?: considered)?|pros and cons.*)\W*$/iu;
