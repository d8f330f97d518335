import { describe, expect, it } from "vitest";
import { isDatabaseUnavailable, outageOf } from "./outage";

const failed = (code: string, more: object = {}) => Object.assign(new Error("x"), { code, ...more });

describe("an outage", () => {
  it("is known by its code, or its cause's", () => {
    expect(outageOf(failed("ENOSPC"))).toBe("The disk is full");
    expect(outageOf(new Error("query", { cause: failed("53100") }))).toBe("The database's disk is full");
    expect(outageOf(failed("EACCES"))).toBeNull();
  });

  it("of the database is one that passes; a full disk of ours is to be told", () => {
    expect(isDatabaseUnavailable(failed("57P01"))).toBe(true);
    expect(isDatabaseUnavailable(failed("ENOSPC"))).toBe(false);
  });

  it("of another server whose name is not found is not the database's", () => {
    expect(isDatabaseUnavailable(failed("ENOTFOUND", { hostname: "models.example.org" }))).toBe(false);
  });
});
