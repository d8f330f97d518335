import { TAGS, type Tag } from "@/lib/operation";
import { registeredWorkflows } from "@/lib/runs";
import type { ApiOperation } from "../kinds";
import { API_BASE } from "../request/base";
import { ERROR, OAUTH_ERROR } from "./errors";
import { HEADERS } from "./headers";
import { describedLast } from "./order";
import { parametersOf, requestBodyOf } from "./parameters";
import { responsesOf, sharedResponses } from "./responses";
import type { Components, Json } from "./schema";
import { TAG_TEXTS } from "./tags";

/** The OpenAPI 3.1 document of these operations, made of the schemas that validate the requests. */
export function documentOf(operations: readonly ApiOperation[]): Json {
  const schemas: Components = { Error: ERROR, OAuthError: OAUTH_ERROR };
  const paths = pathsOf(taught(operations), schemas);
  const responses = sharedResponses(schemas);
  // What is shared comes first: the document is smaller when it is compressed.
  return describedLast({
    openapi: "3.1.0",
    info: INFO,
    servers: [{ url: API_BASE, description: "This service" }],
    security: [{ bearer: [] }],
    tags: TAGS.map((name) => ({ name, description: TAG_TEXTS[name] })),
    components: { securitySchemes: { bearer: BEARER }, headers: HEADERS, responses, schemas: named(schemas) },
    paths,
  });
}

const INFO: Json = {
  title: "Knowledge Vault",
  version: "1",
  description: [
    "One vault of linked Markdown records per account. Send an API key with each request, as `Authorization: Bearer kv_…`.",
    "Make one in Settings → API keys, or by `kv keys create NAME`. Errors are `{error: {code, message, details, request_id}}`.",
    "A repeated write with the same Idempotency-Key answers the first reply. Lists are read a page at a time: send next_cursor as cursor.",
  ].join("\n\n"),
};

const BEARER: Json = {
  type: "http",
  scheme: "bearer",
  description: "An API key: kv_ and 32 hexadecimal characters; or a device's token: kvd_ and as many",
};

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** Operations as one would teach them: by tag, then from the general path to the special one, and reading first. */
const taught = (operations: readonly ApiOperation[]): ApiOperation[] =>
  [...operations].sort((a, b) => {
    const tag = placeOf(a.tag) - placeOf(b.tag);
    if (tag !== 0) return tag;
    if (a.http.path !== b.http.path) return a.http.path < b.http.path ? -1 : 1;
    return METHODS.indexOf(a.http.method) - METHODS.indexOf(b.http.method);
  });

const placeOf = (tag: Tag): number => TAGS.indexOf(tag);

function pathsOf(operations: readonly ApiOperation[], schemas: Components): Json {
  const paths: Record<string, Json> = {};
  for (const op of operations) {
    const { path, method } = op.http;
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(op, schemas) };
  }
  return paths;
}

function describe(op: ApiOperation, schemas: Components): Json {
  const body = requestBodyOf(op, schemas);
  const parameters = parametersOf(op, schemas);
  return {
    operationId: op.id,
    tags: [op.tag],
    summary: op.summary,
    ...(op.description && { description: op.description }),
    ...(op.deprecated && { deprecated: true }),
    ...(op.kind === "public" && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: responsesOf(op, body !== undefined, schemas),
  };
}

/** Types of workflows are known when all rooms have registered theirs. */
function named({ WorkflowType: type, ...schemas }: Components): Components {
  const types = registeredWorkflows().map((workflow) => workflow.type);
  return { ...schemas, ...(type && { WorkflowType: { ...type, enum: types.sort() } }) };
}
