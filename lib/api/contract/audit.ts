import { z } from "zod";
import { listAuditInput } from "@/lib/audit";
import { operation } from "./operation";

const text = z.string();

const entry = z.object({
  seq: z.int(),
  at: z.iso.datetime(),
  actor: z.object({ type: text, id: text, label: text }),
  action: text,
  subject: text,
  before_hash: text.nullable(),
  after_hash: text.nullable(),
  detail: z.record(text, z.unknown()),
  hash: text,
});

export const listAudit = operation({
  id: "listAudit",
  method: "GET",
  path: "/audit",
  tag: "Admin",
  summary: "What was done in the account, by whom, newest first",
  input: listAuditInput,
  output: z.object({ entries: z.array(entry), next_cursor: text.nullable() }),
  status: 200,
});

export const verifyAudit = operation({
  id: "verifyAudit",
  method: "GET",
  path: "/audit/verify",
  tag: "Admin",
  summary: "Whether any entry of the audit log was changed, removed or put elsewhere",
  input: z.strictObject({}),
  output: z.object({ ok: z.boolean(), entries: z.int(), head: text.nullable(), problem: text.optional() }),
  status: 200,
});
