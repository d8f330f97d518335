import { expect, it } from "vitest";
import { startService } from "@/tests/support/own-service";
import { serveOwn } from "@/tests/support/serve-own";
import type { TestAccount } from "@/tests/support/service";
import { signInOverHttp } from "@/tests/support/sign-in";
import { until } from "@/tests/support/until";

const served = serveOwn();

/** Answers the status. */
const signIn = async (base: string, email: string, password: string) =>
  (await signInOverHttp(base, { email, password })).status;

const refusals = async ({ api }: TestAccount) =>
  (await api.ok("listAudit", { action: "session.refuse" })).entries;

it("wrong passwords are recorded once a minute, by all processes together, and never shown; others leave no entry", {
  timeout: 240_000,
}, async () => {
  const { account, service } = served;
  const other = await service.account();
  const second = await startService({ beside: service });
  try {
    const tries = [service.base, second.base].flatMap((base) =>
      [1, 2, 3].map((n) => signIn(base, account.email.toUpperCase(), `wrong password ${n}`)),
    );
    expect(await Promise.all(tries)).toEqual(Array(6).fill(401));
    expect(await signIn(service.base, other.email, other.password)).toBe(200);
    expect(await signIn(service.base, "nobody@example.org", "wrong password")).toBe(401);
    await until("it is recorded", async () => (await refusals(account)).length > 0);
    // What either process has still to write is written before it ends.
    await service.restart();
  } finally {
    await second.stop();
  }
  expect(await refusals(other)).toEqual([]);
  const entries = await refusals(account);
  expect(entries).toMatchObject([
    {
      action: "session.refuse",
      subject: account.email,
      actor: { type: "user", id: "", label: "not signed in" },
      detail: {},
    },
  ]);
  expect((await account.api.ok("verifyAudit", {})).ok).toBe(true);
  expect(JSON.stringify(entries)).not.toContain("wrong password");
  expect(await account.api.ok("gatewaySecurity", {})).toMatchObject({
    findings: expect.arrayContaining([expect.objectContaining({ checkId: "sign_in.failed" })]),
  });
});
