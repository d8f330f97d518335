import { z } from "zod";
import { SEVERITIES } from "./security/finding";
import { STATUSES } from "./status/check";

const text = z.string();

export const status = z.enum(STATUSES);

/** The output of an external gateway replaces our own answer: unchanged if it is JSON, otherwise as text. */
export const orPassed = <S extends z.ZodType>(own: S) =>
  z.union([
    own,
    z.strictObject({ raw: text }),
    z.unknown().meta({ description: "An external gateway's JSON" }),
  ]);

export const secrets = z.strictObject({
  secrets: z.array(
    z.strictObject({
      name: text,
      set: z.boolean(),
      preview: text.nullable(),
      provider: text.nullable(),
      used_by: z.array(text),
    }),
  ),
});

export const agents = z.strictObject({
  agents: z.array(
    z.strictObject({ id: text, label: text, model: text, ready: z.boolean(), is_default: z.boolean() }),
  ),
});

/** Something that is wrong; `remediation` says how to fix it. */
export const finding = z
  .strictObject({
    checkId: text,
    severity: z.enum(SEVERITIES),
    title: text,
    detail: text,
    remediation: text,
  })
  .meta({ id: "Finding" });

/** Findings from the worst on. */
export const security = z.strictObject({
  ts: z.iso.datetime(),
  summary: z.strictObject({ critical: z.int(), warn: z.int(), info: z.int() }),
  findings: z.array(finding),
});
