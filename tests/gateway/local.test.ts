import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LocalServerTest, testLocalServer, tryLocalModel } from "@/lib/gateway";
import { type ProviderReply, startProvider, type TestProvider } from "../support/provider";
import { shareVault, type TestVault } from "../support/vault";

let vault: TestVault;
let testProvider: TestProvider;

beforeAll(async () => {
  vault = await shareVault();
  testProvider = await startProvider();
});
afterAll(async () => {
  await testProvider.close();
  await vault.close();
});

const json = (body: object): ProviderReply => ({ status: 200, body: JSON.stringify(body) });
const missing: ProviderReply = { status: 404, body: "404 page not found" };
const list = (owned_by: string, ...ids: string[]) =>
  json({ object: "list", data: ids.map((id) => ({ id, object: "model", owned_by })) });

const served = (tags: ProviderReply, models: ProviderReply) =>
  testProvider.answer(({ path }) => (path === "/api/tags" ? tags : path === "/v1/models" ? models : missing));
const root = () => testProvider.url.replace("/v1", "");
const test = (base_url = root()): Promise<LocalServerTest> => testLocalServer(vault.ctx, { base_url });

describe("the models of a local server", () => {
  it("are those of Ollama", async () => {
    served(
      json({ models: [{ name: "llama3.2:3b", size: 2e9 }, { name: "nomic-embed-text:latest" }] }),
      missing,
    );
    const found = await test(root().replace("http://", ""));
    expect(found).toMatchObject({ ok: true, models: ["local/llama3.2:3b", "local/nomic-embed-text:latest"] });
    expect(found.message).toMatch(/^Ollama answered in \d+ ms: 2 models$/);
  });

  it.each([
    ["llama.cpp", missing, list("llamacpp", "qwen3-8b.gguf")],
    ["LM Studio", json({ error: "Unexpected endpoint" }), list("organization_owner", "qwen/qwen3-8b")],
    ["The server", missing, list("someone", "m")],
  ])("are those of %s", async (label, tags, models) => {
    served(tags, models);
    const found = await test(testProvider.url);
    expect(found.message).toMatch(new RegExp(`^${label} answered in \\d+ ms: 1 model$`));
    expect(found.models).toHaveLength(1);
  });

  it("whose names no agent could have are left out", async () => {
    served(
      json({ models: [{ name: "fine" }, { name: "<script>" }, { name: "a b" }, { name: 3 }, null] }),
      missing,
    );
    expect((await test()).models).toEqual(["local/fine"]);
  });

  it.each([
    [
      "another service",
      { status: 200, body: "<html>Printer</html>" },
      /answered 200, without a list of models/,
    ],
    ["a failing one", { status: 500 }, /answered 500/],
    ["a redirect", { status: 302, headers: { location: "http://169.254.169.254/" } }, /answered 302/],
    ["too much", { status: 200, body: "x".repeat(3_000_000) }, /more than 2 MiB/],
  ])("of %s are none, and the test reports it", async (_, reply, message) => {
    served(reply, reply);
    expect(await test()).toMatchObject({ ok: false, models: [], message: expect.stringMatching(message) });
  });

  it("of one that is slow or not there are none", async () => {
    testProvider.answer({ text: "", afterMs: 5_000 });
    const slow = await testLocalServer(vault.ctx, { base_url: root() }, 100);
    expect(slow).toMatchObject({ ok: false, message: "Local server did not answer in time" });
    const closed = await startProvider();
    await closed.close();
    expect((await test(closed.url)).message).toContain("refused the connection");
  });

  it("are asked for in this network only", async () => {
    for (const url of ["http://169.254.169.254", "http://8.8.8.8", "ftp://127.0.0.1", "http://a:b@127.0.0.1"])
      await expect(test(url)).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    await expect(testLocalServer(vault.ctx)).rejects.toThrow("no local server is set");
    await expect(tryLocalModel(vault.ctx, { model: "local/x" })).rejects.toThrow("no local server is set");
  });
});
