import { encode } from "next-auth/jwt";
import { describe, expect, it } from "vitest";
import { openSealed } from "./sealed";

const SECRET = "a secret of this installation";
const seal = (salt: string, maxAge = 60) => encode({ token: { session: "s" }, secret: SECRET, salt, maxAge });

/** The token with another header, as someone would send it who wants another algorithm. */
const withHeader = (token: string, header: object): string =>
  [Buffer.from(JSON.stringify(header)).toString("base64url"), ...token.split(".").slice(1)].join(".");

describe("openSealed", () => {
  it("opens what was sealed with its salt", async () => {
    expect(await openSealed(await seal("a"), SECRET, "a")).toMatchObject({ session: "s" });
    expect(await openSealed(await seal(""), SECRET)).toMatchObject({ session: "s" });
  });

  it("opens nothing of another kind, of another installation, or that has expired", async () => {
    expect(await openSealed(await seal("a"), SECRET, "b")).toBeNull();
    expect(await openSealed(await seal("a"), "another secret", "a")).toBeNull();
    expect(await openSealed(await seal("a", -60), SECRET, "a")).toBeNull();
  });

  it.each([
    { alg: "none" },
    { alg: "A256GCMKW", enc: "A256GCM" },
    { alg: "dir", enc: "A128CBC-HS256" },
    { alg: "HS256" },
  ])("opens nothing with the header %j", async (header) => {
    expect(await openSealed(withHeader(await seal("a"), header), SECRET, "a")).toBeNull();
  });

  it.each(["", ".", "a.b.c", "bm90IGpzb24.b.c.d.e"])("opens nothing of %j", async (token) => {
    expect(await openSealed(token, SECRET)).toBeNull();
  });
});
