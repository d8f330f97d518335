import { expect, it } from "vitest";
import { readOffered } from "./read";

it("reads what providers tell of their models, each in its form", () => {
  const router = readOffered(
    { id: "openrouter" },
    {
      data: [
        {
          id: "anthropic/claude-sonnet-4.5",
          context_length: 1_000_000,
          pricing: { prompt: "0.000003", completion: "0.000015" },
        },
        { id: "openrouter/auto", context_length: 2_000_000, pricing: { prompt: "-1", completion: "-1" } },
      ],
    },
  );
  expect(router).toEqual([
    { name: "anthropic/claude-sonnet-4.5", context: 1_000_000, price: { input: 3, output: 15 } },
    { name: "openrouter/auto", context: 2_000_000, price: null },
  ]);
  expect(readOffered({ id: "google" }, { object: "list", data: [{ id: "models/gemini-2.5-pro" }] })).toEqual([
    { name: "google/gemini-2.5-pro", context: null, price: null },
  ]);
  expect(
    readOffered({ id: "anthropic" }, { data: [{ id: "claude-haiku-4.5", max_input_tokens: 200_000 }] }),
  ).toEqual([{ name: "anthropic/claude-haiku-4.5", context: 200_000, price: null }]);
  expect(readOffered({ id: "openai" }, { data: [{ id: "local", max_model_len: 8_192 }] })[0]?.context).toBe(
    8_192,
  );
});

it("leaves out what is no model, and refuses what is no list", () => {
  const data = [null, { name: "x" }, { id: "two words" }, { id: "fine", context_length: "many", pricing: 3 }];
  expect(readOffered({ id: "openai" }, { data })).toEqual([
    { name: "openai/fine", context: null, price: null },
  ]);
  expect(() => readOffered({ id: "openai" }, { models: [] })).toThrow();
  expect(() => readOffered({ id: "openai" }, "no")).toThrow();
});
