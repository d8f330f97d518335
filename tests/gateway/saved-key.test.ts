import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listAudit } from "@/lib/audit";
import type { Context } from "@/lib/db";
import { changeCredentials, listProviders, setProvider, testCredential } from "@/lib/gateway";
import { startProvider, type TestProvider } from "../support/provider";
import { shareVault, type TestVault } from "../support/vault";

const KEY = "PROVIDER_B_API_KEY";
const OWN = "https://api.openai.com/v1";
const OTHER = "https://models.example.org/v1";

let vault: TestVault;
let testProvider: TestProvider;
let ctx: Context;

beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());
beforeEach(async () => {
  testProvider = await startProvider();
  ctx = await vault.another();
  await changeCredentials(ctx, { [KEY]: "sk-of-the-maker" });
  return () => testProvider.close();
});

const move = (base_url: string | null, secret?: string) =>
  setProvider(ctx, { provider: "openai", base_url, ...(secret && { secret }) });
const baseUrl = async () =>
  (await listProviders(ctx)).providers.find(({ provider }) => provider === "openai")?.base_url;

describe("a saved key", () => {
  it("is sent to no other public server than the one it was given for", async () => {
    await expect(move(OTHER)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      details: [
        { path: "secret", message: expect.stringContaining("saved key is for https://api.openai.com") },
      ],
    });
    expect(await baseUrl()).toBe(OWN);
  });

  it("is sent to a server of this machine, and to the provider itself", async () => {
    await move(testProvider.url);
    expect(await testCredential(ctx, { key: KEY })).toMatchObject({ ok: true });
    expect(testProvider.calls.map(({ key }) => key)).toEqual(["sk-of-the-maker"]);
    await move(null);
    expect(await baseUrl()).toBe(OWN);
  });

  it("is replaced together with the address", async () => {
    await move(testProvider.url, "sk-of-the-other");
    expect(await testCredential(ctx, { key: KEY })).toMatchObject({ ok: true });
    expect(testProvider.calls.map(({ key }) => key)).toEqual(["sk-of-the-other"]);
    const shown = JSON.stringify(await listAudit(ctx, {}));
    expect([shown.includes("credential.set"), shown.includes("sk-of")]).toEqual([true, false]);
  });

  it("stays where only the path of its server changes", async () => {
    await move(`${OWN}/beta`);
    await move(null);
    expect(await baseUrl()).toBe(OWN);
  });

  it("that was removed is not asked for", async () => {
    await changeCredentials(ctx, { [KEY]: null });
    await move(OTHER);
    expect(await baseUrl()).toBe(OTHER);
  });
});

it("a local server takes no key", async () => {
  const given = { provider: "local", base_url: "https://models.example.org", secret: "sk-local" };
  await expect(setProvider(ctx, given)).rejects.toMatchObject({ details: [{ path: "secret" }] });
});
