/** Suggested models; any other name can be typed. */
export const SUGGESTIONS = [
  "openrouter/auto",
  "anthropic/claude-sonnet-4.5",
  "anthropic/claude-haiku-4.5",
  "openai/gpt-5",
  "openai/gpt-5-mini",
  "google/gemini-2.5-pro",
  "google/gemini-2.5-flash",
  "xai/grok-4",
];

export const EMBEDDERS = ["openai/text-embedding-3-small", "openai/text-embedding-3-large"];
