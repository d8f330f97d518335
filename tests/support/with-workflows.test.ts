import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defineWorkflow, registeredWorkflows } from "@/lib/runs";
import { withWorkflows } from "./with-workflows";

const input = z.strictObject({});
const greeter = defineWorkflow({
  type: "Greeter",
  queue: "janitor",
  purpose: "Says hello",
  input,
  runInput: input,
  prepare: async () => ({ workflowId: "greeter", input: {} }),
  run: async () => ({}),
});
const isKnown = () => registeredWorkflows().some(({ type }) => type === "Greeter");

describe("workflows of some tests", () => {
  withWorkflows([greeter]);
  it("are known in these", () => expect(isKnown()).toBe(true));
});

it("are not known afterwards", () => expect(isKnown()).toBe(false));
