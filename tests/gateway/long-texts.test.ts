import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { planByModel } from "@/lib/curator/model/plan-by-model";
import type { Context } from "@/lib/db";
import { changeCredentials, setProvider } from "@/lib/gateway";
import { startProvider, type TestProvider } from "../support/provider";
import { shareVault, type TestVault } from "../support/vault";

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
  await setProvider(ctx, { provider: "openrouter", base_url: testProvider.url });
  await changeCredentials(ctx, { ROUTER_API_KEY: "router-key-1234567" });
  return () => testProvider.close();
});

const NAMES = ["Alice Chen", "Bob Ray"];

/** Names the people whom the prompt names. */
const answer = (prompt: string) => ({
  kind: "meeting",
  note: { type: "note", name: "Fair", fields: {}, body: "What was decided." },
  entities: NAMES.filter((name) => prompt.includes(name)).map((name, at) => ({
    key: `person:${at + 1}`,
    type: "person",
    name,
    aliases: [],
    fields: {},
    body: "",
    evidence: name,
    confidence: 0.9,
  })),
  links: [{ from: "note", to: "person:1", field: "participants" }],
});

it("a long text is planned in parts, to its end, as one plan", async () => {
  testProvider.answer(({ body }) => ({ text: JSON.stringify(answer(JSON.stringify(body.messages))) }));
  const filler = "The stand was measured again.\n\n".repeat(2_500);
  const content = `Alice Chen opened.\n\n${filler}Bob Ray closed.\n`;
  const { plan, prompt } = await planByModel(ctx, {
    filename: "Fair.md",
    content,
    receivedAt: new Date("2026-11-23T09:00:00Z"),
    known: [],
  });
  expect(testProvider.calls).toHaveLength(2);
  expect(JSON.stringify(testProvider.calls[1]?.body.messages)).toContain("This is part 2 of 2 of the file");
  expect(plan.entities.map(({ name }) => name)).toEqual(NAMES);
  expect(plan.links).toHaveLength(2);
  expect(prompt).toBe("curator-plan@1");
  expect(plan.note.body).toContain("Bob Ray closed.");
});
