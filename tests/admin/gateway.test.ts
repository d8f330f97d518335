import { describe, expect, it } from "vitest";
import { serve } from "@/tests/support/serve";

const served = serve();
const SECRET = "sk-or-v1-0123456789abcdef0123456789abcdef";

describe("the gateway's secrets", () => {
  it("are listed in their order, masked, each with its provider", async () => {
    await served.api.ok("changeCredentials", { ROUTER_API_KEY: SECRET });
    const reply = await served.api.call("gatewaySecrets", {});
    expect(reply.text).not.toContain(SECRET.slice(9, -4));
    const unset = { set: false, preview: null, used_by: ["gateway agents"] };
    expect(reply.body).toEqual({
      secrets: [
        {
          name: "ROUTER_API_KEY",
          set: true,
          preview: "sk-or-v1...cdef",
          provider: "openrouter",
          used_by: ["gateway agents", "surveyor labeler", "surveyor embedder"],
        },
        { ...unset, name: "PROVIDER_A_API_KEY", provider: "anthropic" },
        { ...unset, name: "PROVIDER_B_API_KEY", provider: "openai" },
        { ...unset, name: "PROVIDER_C_API_KEY", provider: "google" },
        { ...unset, name: "PROVIDER_D_API_KEY", provider: "xai" },
      ],
    });
  });

  it("are each account's own", async () => {
    const other = await served.service.account();
    const reply = await other.api.call("gatewaySecrets", {});
    expect(reply.text).not.toContain("sk-or-v1");
    expect(reply.body).toMatchObject({ secrets: [{ name: "ROUTER_API_KEY", set: false }, {}, {}, {}, {}] });
  });
});

it("the gateway's agents are listed with the model that would answer", async () => {
  const other = await served.service.account();
  const ids = ["main", "vault-curator", "vault-janitor", "vault-distiller", "surveyor"];
  const before = await other.api.ok("gatewayAgents", {});
  expect(before).toEqual({
    agents: ids.map((id) => ({
      id,
      label: expect.any(String),
      model: "openrouter/auto",
      ready: false,
      is_default: id === "main",
    })),
  });
  await other.api.ok("changeCredentials", { PROVIDER_A_API_KEY: "sk-ant-0123456789abcdef" });
  await other.api.ok("setAgentModel", { agentId: "vault-curator", model: "anthropic/claude-sonnet-4.5" });
  expect(await other.api.ok("gatewayAgents", {})).toMatchObject({
    agents: [
      { id: "main", ready: false },
      { id: "vault-curator", model: "anthropic/claude-sonnet-4.5", ready: true },
      {},
      {},
      {},
    ],
  });
});

it.each(["gatewaySecrets", "gatewayAgents", "gatewaySecurity"] as const)("%s needs a key", async (id) => {
  expect(await served.service.client().refused(id, {})).toMatchObject({ status: 401 });
});
