import { z } from "zod";
import { SEVERITIES, STATUSES } from "@/lib/health";
import { operation } from "./operation";

const text = z.string();
const tag = "Admin" as const;
const none = z.strictObject({});
const status = z.enum(STATUSES);

export const health = operation({
  id: "health",
  method: "GET",
  path: "/admin/health",
  tag,
  summary: "How the account's service does: database, disk, memory, workers, gateway, inbox",
  description: "Whether a key is valid shows here, too. Without its database the service answers 503.",
  input: none,
  output: z.object({
    status,
    containers: z.int(),
    unhealthy: z.int(),
    disk_percent: z.number().nullable(),
    memory_percent: z.number().nullable(),
    checks: z.array(z.object({ name: text, status, detail: text })),
  }),
  status: 200,
});

/** An external gateway's output takes the place of our own answer: as it is when it is JSON, else as text. */
const orPassed = <S extends z.ZodType>(own: S) =>
  z.union([
    own,
    z.strictObject({ raw: text }),
    z.unknown().meta({ description: "An external gateway's JSON" }),
  ]);

const PASSED = "Where KV_GATEWAY_COMMAND is set, that program answers; 502 when it fails.";

const secrets = z.strictObject({
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

export const gatewaySecrets = operation({
  id: "gatewaySecrets",
  method: "GET",
  path: "/gateway/secrets",
  tag,
  summary: "The secrets of model providers, masked",
  description: PASSED,
  input: none,
  output: orPassed(secrets),
  status: 200,
  errors: ["EXEC_ERROR"],
});

const agents = z.strictObject({
  agents: z.array(
    z.strictObject({ id: text, label: text, model: text, ready: z.boolean(), is_default: z.boolean() }),
  ),
});

export const gatewayAgents = operation({
  id: "gatewayAgents",
  method: "GET",
  path: "/gateway/agents",
  tag,
  summary: "The agents that call models, each with the model that would answer",
  description: PASSED,
  input: none,
  output: orPassed(agents),
  status: 200,
  errors: ["EXEC_ERROR"],
});

const security = z.strictObject({
  ts: z.iso.datetime(),
  summary: z.strictObject({ critical: z.int(), warn: z.int(), info: z.int() }),
  findings: z.array(
    z.strictObject({
      checkId: text,
      severity: z.enum(SEVERITIES),
      title: text,
      detail: text,
      remediation: text,
    }),
  ),
});

export const gatewaySecurity = operation({
  id: "gatewaySecurity",
  method: "GET",
  path: "/gateway/security",
  tag,
  summary: "Look for what is wrong with the security of the account and the installation",
  description: PASSED,
  input: none,
  output: orPassed(security),
  status: 200,
  errors: ["EXEC_ERROR"],
});
