import { afterAll, beforeAll } from "vitest";
import { registerWorkflows } from "@/lib/runs";

type Workflows = Parameters<typeof registerWorkflows>[0];

/** Makes workflows known for the tests of this file: its process knows the usual ones for good. */
export function withWorkflows(workflows: Workflows): void {
  let unregister = () => {};
  beforeAll(() => {
    unregister = registerWorkflows(workflows);
  });
  afterAll(() => unregister());
}
