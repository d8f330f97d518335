import { z } from "zod";
import { accountsOperations } from "@/lib/accounts";
import { answersOperations } from "@/lib/answers";
import { auditOperations } from "@/lib/audit";
import { backupsOperations } from "@/lib/backups";
import { curatorOperations } from "@/lib/curator";
import { distillerOperations } from "@/lib/distiller";
import { embeddingsOperations } from "@/lib/embeddings";
import { eventsOperations } from "@/lib/events";
import { gatewayOperations } from "@/lib/gateway";
import { healthOperations } from "@/lib/health";
import { ingestOperations } from "@/lib/ingest";
import { janitorOperations } from "@/lib/janitor";
import { learningOperations } from "@/lib/learning";
import { mailboxesOperations } from "@/lib/mailboxes";
import { definePublicOperation, noInput } from "@/lib/operation";
import { runsOperations } from "@/lib/runs";
import { sampleOperations } from "@/lib/sample";
import { surveyorOperations } from "@/lib/surveyor";
import { vaultOperations } from "@/lib/vault";
import { webhooksOperations } from "@/lib/webhooks";
import type { ApiOperation } from "./kinds";
import { documentOf } from "./openapi/document";
import type { Json } from "./openapi/schema";

const openApiDocument = definePublicOperation({
  id: "openApiDocument",
  http: { method: "GET", path: "/openapi.json" },
  tag: "Service",
  summary: "This document",
  description: "Readable without a key. It is made of the schemas that validate the requests.",
  isStatic: true,
  input: noInput,
  output: z.record(z.string(), z.unknown()),
  run: async () => openApi(),
});

const all = [
  ...Object.values(runsOperations),
  ...Object.values(janitorOperations),
  ...Object.values(auditOperations),
  ...Object.values(ingestOperations),
  ...Object.values(learningOperations),
  ...Object.values(eventsOperations),
  ...Object.values(webhooksOperations),
  ...Object.values(mailboxesOperations),
  ...Object.values(gatewayOperations),
  ...Object.values(accountsOperations),
  ...Object.values(backupsOperations),
  ...Object.values(surveyorOperations),
  ...Object.values(vaultOperations),
  ...Object.values(sampleOperations),
  ...Object.values(embeddingsOperations),
  ...Object.values(answersOperations),
  ...Object.values(distillerOperations),
  ...Object.values(healthOperations),
  ...Object.values(curatorOperations),
  openApiDocument,
] as const;

/** Every operation of `/api/v1`. */
export const operations: readonly ApiOperation[] = all;

type Known = (typeof all)[number];
export type OperationId = Known["id"];
/** Every operation by its id, with the types of its input and output. */
export type OperationsById = { [Op in Known as Op["id"]]: Op };

export const operationsById = Object.fromEntries(operations.map((op) => [op.id, op])) as OperationsById;

let document: Json | undefined;

/** The OpenAPI document of every operation. */
export function openApi(): Json {
  document ??= documentOf(operations);
  return document;
}
