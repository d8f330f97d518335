import { expect, it } from "vitest";
import { failureOf } from "./outcome";

it("takes an error of the code for a malformed reply, and not for what a provider has reported", () => {
  expect(failureOf(new SyntaxError("Unexpected token"), "Acme")).toMatchObject({ outcome: "malformed" });
  expect(failureOf({ message: "Overloaded", code: 502 }, "Acme")).toMatchObject({
    outcome: "provider_error",
  });
});
