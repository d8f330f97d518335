import { expect, it } from "vitest";
import "./wiring";
import { registeredWorkflows } from "@/lib/runs";
import { root } from "@/tests/support/root";
import { readSources } from "../tests/layers";

it("every workflow that is defined is registered", () => {
  const defined = readSources(root)
    .filter(({ path, text }) => /^lib\/(?!.*\.test\.ts$)/.test(path) && text.includes("defineWorkflow({"))
    .flatMap(({ text }) => [...text.matchAll(/defineWorkflow\(\{\s*type: "(\w+)"/g)].map(([, type]) => type));
  expect(defined.length).toBeGreaterThan(10);
  expect(registeredWorkflows().map(({ type }) => type)).toEqual(expect.arrayContaining(defined));
});
