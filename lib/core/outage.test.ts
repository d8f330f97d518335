import { describe, expect, it } from "vitest";
import { KvError } from "./errors";
import { isDatabaseUnavailable, outageOf } from "./outage";

const failed = (code: string, more: object = {}) => Object.assign(new Error("x"), { code, ...more });

describe("an outage", () => {
  it("is known by its code, or its cause's", () => {
    expect(outageOf(failed("ENOSPC"))).toBe("The disk is full");
    expect(outageOf(new Error("query", { cause: failed("53100") }))).toBe("The database's disk is full");
    expect(outageOf(failed("EMFILE"))).toMatch(/^Too many files are open: raise the limit/);
    expect(outageOf(failed("EACCES"))).toBeNull();
  });

  it("of the database is temporary; a full disk of ours is not", () => {
    expect(isDatabaseUnavailable(failed("57P01"))).toBe(true);
    expect(isDatabaseUnavailable(failed("ENOSPC"))).toBe(false);
  });

  it.each(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"])(
    "of a connection is the database's when the driver adds its query: %s",
    (code) => {
      expect(isDatabaseUnavailable(failed(code, { query: "select 1" }))).toBe(true);
      expect(isDatabaseUnavailable(failed(code, { hostname: "models.example.org" }))).toBe(false);
      const stored = new KvError("UNAVAILABLE", "s3://backups is unavailable", { cause: failed(code) });
      expect(isDatabaseUnavailable(stored)).toBe(false);
    },
  );

  it("of another server with several addresses is not the database's", () => {
    const refused = new AggregateError([failed("ECONNREFUSED", { port: 443 })], "");
    expect(isDatabaseUnavailable(Object.assign(refused, { code: "ECONNREFUSED" }))).toBe(false);
  });
});
