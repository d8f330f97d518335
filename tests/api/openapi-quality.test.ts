import { createConfig, lintFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";
import { openApi, operations } from "@/lib/api";
import { responseSchema } from "@/lib/api/openapi/responses";
import { TAGS } from "@/lib/operation";
import { itDeep } from "../support/deep";
import { nodesOf } from "../support/json";

const document = openApi();

interface Media {
  schema: object;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}
interface Described {
  operationId: string;
  description?: string;
  parameters?: { name: string; description?: string }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; content?: Record<string, Media> }>;
}
const described = Object.values(document.paths as Record<string, Record<string, Described>>).flatMap(
  (methods) => Object.values(methods),
);

describe("the document for readers", () => {
  itDeep("has nothing that the linter's recommended rules find", async () => {
    const config = await createConfig({
      extends: ["recommended"],
      // A self-hosted service has neither a public licence of its API nor a public address.
      rules: { "info-license": "off" },
    });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  it("describes every operation and parameter", () => {
    const missing = described.flatMap((op) => [
      ...(op.description ? [] : [op.operationId]),
      ...(op.parameters ?? [])
        .filter((each) => !each.description)
        .map(({ name }) => `${op.operationId} ${name}`),
    ]);
    expect(missing).toEqual([]);
  });

  it("describes every property: a name that is new belongs in lib/api/openapi/fields, or has a description in its schema", () => {
    const missing = [...nodesOf(document)]
      .filter(([at]) => at.endsWith("/properties") && !/\/examples?\//.test(at))
      .flatMap(([at, node]) =>
        Object.entries(node).flatMap(([name, schema]) =>
          (schema as { description?: string }).description ? [] : [`${at}/${name}`],
        ),
      );
    expect(missing).toEqual([]);
  });

  it("has an example for every body and reply", () => {
    const missing = described.flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)]
        .flatMap((each) => Object.entries(each?.content ?? {}))
        .filter(
          ([type, { example, examples }]) =>
            !/^(application\/octet-stream|text\/calendar|(image|audio|video)\/\*)$/.test(type) &&
            example === undefined &&
            !examples,
        )
        .map(([type]) => `${operationId} ${type}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(operations.map((op) => [op.id, op] as const))(
    "gives %s examples that its schemas accept",
    (id, op) => {
      const at = described.find(({ operationId }) => operationId === id);
      const reply = at?.responses[op.http.status ?? 200]?.content?.["application/json"];
      for (const value of valuesOf(reply)) {
        expect(responseSchema(op).safeParse(value).error?.issues ?? [], JSON.stringify(value)).toEqual([]);
      }
      const body = at?.requestBody?.content["application/json"];
      if (body?.example === undefined) return;
      const inPath = Object.fromEntries(
        Object.keys(op.input.shape).map((key) => [key, op.http.path.includes(`{${key}}`)]),
      );
      const elsewhere = new Set(Object.keys(inPath).filter((key) => inPath[key]));
      const issues = op.input.safeParse(body.example).error?.issues ?? [];
      expect(
        issues.filter(({ path: [key] }) => !elsewhere.has(String(key))),
        JSON.stringify(body.example),
      ).toEqual([]);
    },
  );

  it("names what operations share", () => {
    const { schemas } = document.components as { schemas: object };
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining([
        "VaultRecord",
        "Issue",
        "Proposal",
        "WorkflowRun",
        "Schedule",
        "Backup",
        "ApiKey",
        "Error",
        "OAuthError",
      ]),
    );
  });

  it("has the tags in their order, each with a description, and none without operations but Admin", () => {
    const tags = document.tags as { name: string; description: string }[];
    expect(tags.map(({ name }) => name)).toEqual([...TAGS]);
    expect(tags.every(({ description }) => description !== "")).toBe(true);
  });

  it("has patterns that every engine of regular expressions reads", () => {
    const patterns = [...nodesOf(document)].flatMap(([, { pattern }]) =>
      typeof pattern === "string" ? [pattern] : [],
    );
    expect(patterns.length).toBeGreaterThan(20);
    for (const pattern of patterns.filter((each) => each.startsWith("^"))) {
      expect(() => [new RegExp(pattern), new RegExp(pattern, "u")].length, pattern).not.toThrow();
      expect(pattern).not.toMatch(/\\[pPuwWdDsSbB0]|\(\?/);
    }
  });

  it("lists what is one of some", () => {
    const text = JSON.stringify(document);
    for (const values of [
      ["main", "vault-curator"],
      ["SKIP", "BUFFER_ONE"],
      ["openrouter", "anthropic"],
    ])
      expect(text).toContain(`"enum":[${values.map((each) => JSON.stringify(each)).join()}`);
    const { WorkflowType } = (document.components as { schemas: Record<string, { enum: string[] }> }).schemas;
    expect(WorkflowType?.enum).toEqual(expect.arrayContaining(["JanitorWorkflow", "CuratorWorkflow"]));
  });

  it("allows fields of any name where any may be sent", () => {
    const create = described.find(({ operationId }) => operationId === "createRecord");
    const schema = create?.requestBody?.content["application/json"]?.schema;
    expect(schema).toMatchObject({ properties: { fields: { type: "object", additionalProperties: {} } } });
  });
});

function valuesOf(media: Media | undefined): unknown[] {
  if (!media) return [];
  return media.examples ? Object.values(media.examples).map(({ value }) => value) : [media.example];
}
