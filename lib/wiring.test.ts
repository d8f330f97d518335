import { expect, it } from "vitest";
import "./wiring";
import { registeredWorkflows, WORKFLOW_TYPES } from "@/lib/runs";

it("every workflow type has its workflow", () => {
  expect(registeredWorkflows().map(({ type }) => type)).toEqual([...WORKFLOW_TYPES]);
});
