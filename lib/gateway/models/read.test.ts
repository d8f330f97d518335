import { expect, it } from "vitest";
import { providerOf } from "../providers/providers";
import { readModels } from "./read";

const modelsOf = (provider: string, data: unknown[]) => readModels(providerOf(provider), { data })?.models;

it("reads the model list of each provider", () => {
  expect(
    modelsOf("openrouter", [
      {
        id: "anthropic/claude-sonnet-4.5",
        context_length: 1_000_000,
        pricing: { prompt: "0.000003", completion: "0.000015" },
      },
      { id: "openrouter/auto", context_length: 2_000_000, pricing: { prompt: "-1", completion: "-1" } },
    ]),
  ).toEqual([
    { name: "anthropic/claude-sonnet-4.5", context: 1_000_000, price: { input: 3, output: 15 } },
    { name: "openrouter/auto", context: 2_000_000, price: null },
  ]);
  expect(modelsOf("google", [{ id: "models/gemini-2.5-pro" }])).toEqual([
    { name: "google/gemini-2.5-pro", context: null, price: null },
  ]);
  expect(modelsOf("anthropic", [{ id: "claude-haiku-4.5", max_input_tokens: 200_000 }])).toEqual([
    { name: "anthropic/claude-haiku-4.5", context: 200_000, price: null },
  ]);
  expect(modelsOf("local", [{ id: "qwen3-8b", owned_by: "vllm", max_model_len: 8_192 }])).toEqual([
    { name: "local/qwen3-8b", context: 8_192, price: null },
  ]);
});

it("skips entries that are not models, and refuses a body that is not a list", () => {
  const long = { id: "x".repeat(200) };
  const data = [
    null,
    { name: "x" },
    { id: "two words" },
    long,
    { id: "fine", context_length: "many", pricing: 3 },
  ];
  expect(modelsOf("openai", data)).toEqual([{ name: "openai/fine", context: null, price: null }]);
  expect(readModels(providerOf("openai"), { models: [] })).toBeNull();
  expect(readModels(providerOf("openai"), "no")).toBeNull();
});
