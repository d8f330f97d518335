import { expect, it } from "vitest";
import { quotaHeaders } from "./rate-limit";

it("headers are those of the draft", () => {
  expect(quotaHeaders({ limit: 600, remaining: 599, isOver: false, resetAfter: 60 })).toEqual({
    "RateLimit-Policy": '"default";q=600;w=60',
    RateLimit: '"default";r=599;t=60',
  });
});
