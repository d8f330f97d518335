import { afterAll, beforeAll, expect, it } from "vitest";
import { KvError } from "@/lib/core/errors";
import { openVault, type TestVault } from "@/tests/support/vault";
import { runCheck } from "./audit";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

const failing = (error: Error) =>
  runCheck(vault.ctx, {
    id: "files.modes",
    run: () => Promise.reject(error),
  });

it("says why the result of a check is unknown", async () => {
  expect(await failing(new KvError("UNAVAILABLE", "The vault is not mounted"))).toMatchObject([
    {
      checkId: "files.modes",
      detail: "The result of files.modes is unknown: The vault is not mounted",
      remediation: "Fix that, and run the audit again",
    },
  ]);
});

it("leaves a reason that nobody may see to the log", async () => {
  expect(await failing(new Error("password authentication failed"))).toMatchObject([
    {
      detail: "The result of files.modes is unknown",
      remediation: "Fix the error in the log of the web process, and run the audit again",
    },
  ]);
});
