import { z } from "zod";

const text = z.string();

export const entry = z
  .object({
    seq: z.int(),
    at: z.iso.datetime(),
    actor: z.object({ type: text, id: text, label: text }),
    action: text,
    subject: text,
    before_hash: text.nullable(),
    after_hash: text.nullable(),
    detail: z.record(text, z.unknown()),
    hash: text,
  })
  .meta({ id: "AuditEntry" });

/** One entry of the audit log. */
export type AuditRow = z.output<typeof entry>;
