import type { CredentialKey } from "../secrets/names";

/** A service with a model API. */
export interface Provider {
  id: string;
  label: string;
  /** Null: it needs no key. */
  credential: CredentialKey | null;
  /** The default; an account may set another, such as that of vLLM or LiteLLM. Null if there is none. */
  baseUrl: string | null;
  protocol: "openai" | "anthropic";
}

export const ROUTER = "openrouter";

/** A model server on this machine or network, such as Ollama, LM Studio or llama.cpp. */
export const LOCAL = "local";

export const PROVIDERS: readonly Provider[] = [
  {
    id: ROUTER,
    label: "OpenRouter",
    credential: "ROUTER_API_KEY",
    baseUrl: "https://openrouter.ai/api/v1",
    protocol: "openai",
  },
  {
    id: "anthropic",
    label: "Anthropic",
    credential: "PROVIDER_A_API_KEY",
    baseUrl: "https://api.anthropic.com/v1",
    protocol: "anthropic",
  },
  {
    id: "openai",
    label: "OpenAI",
    credential: "PROVIDER_B_API_KEY",
    baseUrl: "https://api.openai.com/v1",
    protocol: "openai",
  },
  {
    id: "google",
    label: "Google",
    credential: "PROVIDER_C_API_KEY",
    baseUrl: "https://generativelanguage.googleapis.com/v1beta/openai",
    protocol: "openai",
  },
  {
    id: "xai",
    label: "xAI",
    credential: "PROVIDER_D_API_KEY",
    baseUrl: "https://api.x.ai/v1",
    protocol: "openai",
  },
  { id: LOCAL, label: "Local server", credential: null, baseUrl: null, protocol: "openai" },
];

export const providerOf = (id: string): Provider => {
  const provider = PROVIDERS.find((each) => each.id === id);
  if (!provider) throw new Error(`There is no provider ${id}`);
  return provider;
};

export const providerOfCredential = (key: CredentialKey): Provider => {
  const provider = PROVIDERS.find((each) => each.credential === key);
  if (!provider) throw new Error(`No provider uses ${key}`);
  return provider;
};
