import type { ApiOperation } from "../kinds";
import { HTTP_STATUS } from "../reply/errors";
import { API_BASE } from "../request/path";
import { parametersOf, requestBodyOf } from "./parameters";
import { responsesOf } from "./responses";
import type { Components, Json } from "./schema";

/** The OpenAPI 3.1 document of these operations, made of the schemas that validate the requests. */
export function documentOf(operations: readonly ApiOperation[]): Json {
  const schemas: Components = { Error: ERROR };
  return {
    openapi: "3.1.0",
    info: {
      title: "Knowledge Vault",
      version: "1",
      description:
        "One vault of linked Markdown records per account. Every operation needs an API key as bearer.",
    },
    servers: [{ url: API_BASE }],
    security: [{ bearer: [] }],
    paths: pathsOf(operations, schemas),
    components: {
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          description: "An API key: kv_ and 32 hexadecimal characters; or a device's token: kvd_ and as many",
        },
      },
      schemas,
    },
  };
}

const ERROR: Json = {
  type: "object",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      required: ["code", "message", "request_id"],
      properties: {
        code: { enum: Object.keys(HTTP_STATUS) },
        message: { type: "string" },
        details: {
          type: "array",
          items: {
            type: "object",
            required: ["path", "message"],
            properties: { path: { type: "string" }, message: { type: "string" } },
          },
        },
        request_id: { type: "string" },
      },
    },
  },
};

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
  return {
    operationId: op.id,
    tags: [op.tag],
    summary: op.summary,
    ...(op.description && { description: op.description }),
    ...(op.deprecated && { deprecated: true }),
    ...(op.kind === "public" && { security: [] }),
    parameters: parametersOf(op, schemas),
    ...(body && { requestBody: body }),
    responses: responsesOf(op, body !== undefined, schemas),
  };
}
