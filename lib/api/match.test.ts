import { describe, expect, it } from "vitest";
import { allowedMethods, methodNotAllowed, operationAt } from "./match";
import { operations } from "./operations";
import { matchesPath, pathValues } from "./request/path";

const at = (template: `/${string}`, pathname: string) => {
  const full = `/api/v1${pathname}`;
  return matchesPath(template, full) ? pathValues(template, full) : null;
};

describe("a template", () => {
  it.each([
    ["/vault/list/{type}", "/vault/list/person", { type: "person" }],
    ["/vault/list/{type}", "/vault/list/a%20b", { type: "a b" }],
    ["/vault/list/{type}", "/vault/list/a/b", null],
    ["/vault/list/{type}", "/vault/list/", null],
    ["/vault/records/{path}", "/vault/records/person/A%20B", { path: "person/A B" }],
    ["/vault/records/{path}", "/vault/records/person%2FA", { path: "person/A" }],
    ["/vault/records/{path}", "/vault/records/person/A%252FB", { path: "person/A%2FB" }],
    ["/vault/records/{path}/move", "/vault/records/person/A/move", { path: "person/A" }],
    ["/vault/records/{path}/move", "/vault/records/person/A/move/move", { path: "person/A/move" }],
    ["/vault/records/{path}/move", "/vault/records/person/A", null],
    ["/openapi.json", "/openapiXjson", null],
  ] as const)("%s at %s", (template, pathname, values) => {
    expect(at(template, pathname)).toEqual(values);
  });

  it("decodes a record's path once, and says so when it cannot", () => {
    expect(() => at("/vault/records/{path}", "/vault/records/person/%zz")).toThrow(/encoding/);
  });
});

it("each operation is found at its own path", () => {
  const missed = operations.filter((op) => {
    const path = `/api/v1${op.http.path.replace(/\{path\}/g, "person/A").replace(/\{\w+\}/g, "x")}`;
    return operationAt(op.http.method, path) !== op;
  });
  expect(missed.map(({ id }) => id)).toEqual([]);
});

describe("methods", () => {
  it("are those of all operations at a path, HEAD with GET", () => {
    expect(allowedMethods("/api/v1/vault/inbox")).toEqual(["GET", "HEAD", "POST"]);
    expect(allowedMethods("/api/v1/vault/records")).toEqual(["POST"]);
    expect(allowedMethods("/api/v1/nowhere")).toEqual([]);
    expect(allowedMethods("/vault/inbox")).toEqual([]);
  });

  it("that are not allowed are distinguished from unknown paths", () => {
    expect(methodNotAllowed("PUT", "/api/v1/vault/inbox")).toMatchObject({
      code: "METHOD_NOT_ALLOWED",
      message: "PUT is not allowed here: use GET, HEAD, POST",
    });
    expect(methodNotAllowed("PUT", "/api/v1/nowhere")).toMatchObject({ code: "NOT_FOUND" });
  });
});
