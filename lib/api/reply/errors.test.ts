import { describe, expect, it } from "vitest";
import { conflict, invalid, KvError } from "@/lib/core/errors";
import { errorReply, HTTP_STATUS } from "./errors";

const withCode = (code: string) => Object.assign(new Error("secret detail /home/user"), { code });

describe("what is thrown", () => {
  it("is returned with its message when it is a KvError", () => {
    expect(errorReply(invalid("fields.tags", "must be a list"), "id")).toEqual({
      status: 400,
      body: {
        error: {
          code: "VALIDATION_ERROR",
          message: "must be a list",
          details: [{ path: "fields.tags", message: "must be a list" }],
          request_id: "id",
        },
      },
      headers: {},
    });
    expect(errorReply(conflict("there"), "id")).toMatchObject({
      status: 409,
      body: { error: { message: "there" } },
    });
  });

  it("is found as the cause of another", () => {
    expect(errorReply(new Error("step failed", { cause: conflict("there") }), "id").status).toBe(409);
  });

  it.each([
    ["ENOSPC", /disk is full/],
    ["EROFS", /read-only/],
    ["57P01", /database/],
    ["53300", /connection/],
    ["53100", /disk is full/],
  ])("%s means: not now", (code, message) => {
    for (const thrown of [withCode(code), new Error("query failed", { cause: withCode(code) })]) {
      const { status, body, headers } = errorReply(thrown, "id");
      expect([status, body.error.code, headers]).toEqual([503, "UNAVAILABLE", { "Retry-After": "5" }]);
      expect(body.error.message).toMatch(message);
      expect(JSON.stringify(body)).not.toContain("secret");
    }
  });

  it("a connection that failed means so if it is the database's, and nothing of another server's", () => {
    const refused = withCode("ECONNREFUSED");
    expect(errorReply(refused, "id").status).toBe(500);
    expect(errorReply(Object.assign(refused, { query: "select 1" }), "id").status).toBe(503);
  });

  it.each([new Error("secret"), withCode("23505"), "secret", null, undefined, { message: "secret" }])(
    "shows nothing of itself when it is not ours: %s",
    (thrown) => {
      const { status, body } = errorReply(thrown, "id");
      expect([status, body.error.code, body.error.request_id]).toEqual([500, "INTERNAL_ERROR", "id"]);
      expect(JSON.stringify(body)).not.toContain("secret");
    },
  );

  it("sets Retry-After in whole seconds", () => {
    const error = new KvError("RATE_LIMITED", "slow down", { retryAfter: 0.2 });
    expect(errorReply(error, "id").headers).toEqual({ "Retry-After": "1" });
  });
});

it("every code has a 4xx or 5xx status", () => {
  expect(Object.entries(HTTP_STATUS).filter(([, status]) => status < 400 || status > 599)).toEqual([]);
});
