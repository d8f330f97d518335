import { expect, it } from "vitest";
import { runNode } from "@/tests/support/processes";

it("the time limit of a call holds, however often memory is collected", { timeout: 60_000 }, async () => {
  const env = { ...process.env, KV_ALLOW_PRIVATE_PROVIDERS: "yes" };
  const caller = runNode(["--expose-gc", "tests/gateway/silent-provider.ts"], { env });
  await caller.ends(30_000);
  const lines = caller.output().trim().split("\n");
  expect(lines).toEqual([expect.stringMatching(/^TimeoutError/), expect.stringMatching(/^TimeoutError/)]);
});
