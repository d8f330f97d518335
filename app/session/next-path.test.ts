import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextPath } from "./next-path";

const HERE = "http://127.0.0.1:3000";

describe("nextPath", () => {
  it.each(["/vault/person/Alice%20Chen.md", "/inbox", "/vault?type=task&status=done"])("keeps %s", (path) => {
    expect(nextPath(path)).toBe(path);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "/vault/..//evil.example",
    "https://evil.example/vault",
    "javascript:alert(1)",
    "vault",
    "/",
    "",
    undefined,
    null,
  ])("leads %j to the home page", (path) => {
    expect(nextPath(path)).toBe("/home");
  });

  it("never leaves this host for any input", () => {
    const parts = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "\t",
      "\n",
      "@",
      ":",
      "evil.example",
      "?",
      "#",
      "%2f",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (tail) => {
        expect(new URL(nextPath(`/${tail.join("")}`), HERE).origin).toBe(HERE);
      }),
    );
  });
});
