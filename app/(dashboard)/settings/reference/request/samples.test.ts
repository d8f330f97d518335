import { describe, expect, it } from "vitest";
import { type RequestShape, requestOf } from "./request";
import { sampleOf } from "./samples";

const SHAPE: RequestShape = {
  method: "PATCH",
  path: "/vault/records/{path}",
  address: "https://vault.example.org/api/v1",
  fields: [
    { name: "path", in: "path", required: true, description: "", example: "person/Ann.md", choices: [] },
    { name: "q", in: "query", required: false, description: "", example: "", choices: [] },
    { name: "If-Match", in: "header", required: true, description: "", example: '"1"', choices: [] },
  ],
  body: { type: "application/json", example: "" },
  isPrivate: true,
  reply: "json",
};
const VALUES = { path: "person/Zoë $& O'Neil.md", q: "", "If-Match": '"1"' };
const BODY = JSON.stringify({ body: "It's\n“done”", set: { tags: [], n: 2 }, keep: true, owner: null });
const URL_OF_IT = "https://vault.example.org/api/v1/vault/records/person%2FZo%C3%AB%20%24%26%20O'Neil.md";

describe("the request", () => {
  it("has its values where they belong, and leaves out empty ones", () => {
    expect(requestOf(SHAPE, VALUES, BODY)).toEqual({
      method: "PATCH",
      url: URL_OF_IT,
      headers: { "If-Match": '"1"', "Content-Type": "application/json" },
      body: BODY,
    });
    expect(requestOf(SHAPE, { ...VALUES, q: "a&b=c d" }, " ")).toEqual({
      method: "PATCH",
      url: `${URL_OF_IT}?q=a%26b%3Dc%20d`,
      headers: { "If-Match": '"1"' },
      body: null,
    });
  });
});

describe("a sample", () => {
  const request = requestOf(SHAPE, VALUES, BODY);

  it("for curl is quoted for the shell", () => {
    expect(sampleOf("curl", request, SHAPE).split(" \\\n  ")).toEqual([
      `curl -X PATCH '${URL_OF_IT.replace("'", "'\\''")}'`,
      '-H "Authorization: Bearer $KV_KEY"',
      `-H 'If-Match: "1"'`,
      "-H 'Content-Type: application/json'",
      `--data-binary '${BODY.replace("'", "'\\''")}'`,
    ]);
  });

  it("in JavaScript sends the same, with the key of the environment", async () => {
    const [first, ...lines] = sampleOf("JavaScript", request, SHAPE).split("\n");
    expect(first).toBe('import { env } from "node:process";');
    const sent: unknown[] = [];
    const fetch = async (...args: unknown[]) => {
      sent.push(...args);
      return { status: 200, json: async () => ({}) };
    };
    const run = new Function("fetch", "env", "console", `return (async () => {${lines.join("\n")}})()`);
    await run(fetch, { KV_KEY: "kv_1" }, { log: () => {} });
    expect(sent).toEqual([
      URL_OF_IT,
      {
        method: "PATCH",
        headers: { Authorization: "Bearer kv_1", "If-Match": '"1"', "Content-Type": "application/json" },
        body: BODY,
      },
    ]);
  });

  it("in Python has the values of Python", () => {
    expect(sampleOf("Python", request, SHAPE)).toBe(`import json
import os
import urllib.request

request = urllib.request.Request(
    "${URL_OF_IT}",
    method="PATCH",
    headers={
        "Authorization": "Bearer " + os.environ["KV_KEY"],
        "If-Match": "\\"1\\"",
        "Content-Type": "application/json",
    },
    data=json.dumps({
        "body": "It's\\n“done”",
        "set": {
            "tags": [],
            "n": 2,
        },
        "keep": True,
        "owner": None,
    }).encode(),
)
with urllib.request.urlopen(request) as response:
    print(response.status, response.read().decode())`);
  });

  it("keeps a body as it is where reading it would change it", () => {
    const long = { ...request, body: '{"n": 9007199254740993}' };
    for (const language of ["JavaScript", "Python"] as const)
      expect(sampleOf(language, long, SHAPE)).toContain(JSON.stringify(long.body));
  });

  it("of a public operation names no key", () => {
    const open = { ...SHAPE, isPrivate: false };
    for (const language of ["curl", "JavaScript", "Python"] as const)
      expect(sampleOf(language, request, open)).not.toContain("KV_KEY");
  });

  it.each(["json", "text", "file", "stream"] as const)("reads a reply that is %s", (reply) => {
    const shape = { ...SHAPE, reply };
    expect(sampleOf("curl", request, shape).includes("-N ")).toBe(reply === "stream");
    expect(sampleOf("JavaScript", request, shape).includes("response.json()")).toBe(reply === "json");
    expect(sampleOf("Python", request, shape).includes("for line in response")).toBe(reply === "stream");
  });
});
