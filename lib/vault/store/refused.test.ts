import { expect, it } from "vitest";
import { knownAcrossBundles } from "@/lib/core/across-bundles";
import { KvError } from "@/lib/core/errors";
import { AccessRefused } from "./refused";

it("a refusal of the system is known by every copy of its class, as the queue of changes is shared by bundles", () => {
  class Copy extends Error {}
  knownAcrossBundles(Copy, "access-refused");
  expect(new Copy("a.md cannot be read")).toBeInstanceOf(AccessRefused);
  expect(new AccessRefused("a.md cannot be read", null)).toBeInstanceOf(KvError);
  expect(new KvError("UNAVAILABLE", "busy")).not.toBeInstanceOf(AccessRefused);
});
