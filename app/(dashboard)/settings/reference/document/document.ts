import { z } from "zod";
import { openApi } from "@/lib/api";
import { schema } from "./schema";

const example = {
  example: z.unknown().optional(),
  examples: z.record(z.string(), z.object({ value: z.unknown().optional() })).optional(),
};

const parameter = z.object({
  name: z.string(),
  in: z.enum(["path", "query", "header"]),
  required: z.boolean().default(false),
  description: z.string().default(""),
  schema,
  example: z.unknown().optional(),
});

const content = z.record(z.string(), z.object({ schema: schema.optional(), ...example }));

const response = z.object({
  $ref: z.string().optional(),
  description: z.string().default(""),
  content: content.default({}),
});

const operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  description: z.string().default(""),
  deprecated: z.boolean().default(false),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ required: z.boolean().default(false), content }).optional(),
  responses: z.record(z.string(), response),
});

const document = z.object({
  servers: z.array(z.object({ url: z.string() })),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({
    schemas: z.record(z.string(), schema),
    responses: z.record(z.string(), response),
  }),
});

export type Parameter = z.output<typeof parameter>;
export type Content = z.output<typeof content>;
export type Response = z.output<typeof response>;
export type Operation = z.output<typeof operation> & { method: string; path: string };

let read: z.output<typeof document> | undefined;

/** The OpenAPI document, as far as the reference shows it. */
export function apiDocument() {
  read ??= document.parse(openApi());
  return read;
}

let all: Operation[] | undefined;

/** Every operation, as the document orders them. */
export function apiOperations(): readonly Operation[] {
  all ??= Object.entries(apiDocument().paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => ({ ...each, method: method.toUpperCase(), path })),
  );
  return all;
}

/** The operations that have every word of a search. */
export function searchOperations(typed: string): readonly Operation[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return apiOperations().filter(({ operationId, method, path, summary, description, tags }) => {
    const text = [operationId, `${method} ${path}`, summary, description, ...tags].join("\n").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The first example of a body or reply. */
export function exampleOf(of: Content[string] | undefined): unknown {
  return Object.values(of?.examples ?? {})[0]?.value ?? of?.example;
}
