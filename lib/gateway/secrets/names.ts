/** A known credential of a model provider. */
export interface CredentialKind {
  key: string;
  label: string;
  description: string;
  /** Components that use it. */
  usedBy: string[];
}

const AGENTS = "gateway agents";

/** All known credentials, in the order of the list. */
export const CREDENTIALS = [
  {
    key: "ROUTER_API_KEY",
    label: "OpenRouter",
    description: "Multi-model router, the primary provider: one key for models of many makers",
    usedBy: [AGENTS, "surveyor labeler", "surveyor embedder"],
  },
  {
    key: "PROVIDER_A_API_KEY",
    label: "Anthropic",
    description: "Direct provider of the models anthropic/…",
    usedBy: [AGENTS],
  },
  {
    key: "PROVIDER_B_API_KEY",
    label: "OpenAI",
    description: "Direct provider of the models openai/…",
    usedBy: [AGENTS],
  },
  {
    key: "PROVIDER_C_API_KEY",
    label: "Google",
    description: "Direct provider of the models google/…",
    usedBy: [AGENTS],
  },
  {
    key: "PROVIDER_D_API_KEY",
    label: "xAI",
    description: "Direct provider of the models xai/…",
    usedBy: [AGENTS],
  },
] as const satisfies readonly CredentialKind[];

export type CredentialKey = (typeof CREDENTIALS)[number]["key"];

/** The tenant's own key, which cannot be read or changed. */
export const PROTECTED_KEY = "TENANT_API_KEY";

export const isCredentialKey = (key: string): key is CredentialKey =>
  CREDENTIALS.some((credential) => credential.key === key);

/** Masks a value: a short prefix, `...` and the last four characters; only `...` for a short one. */
export function mask(value: string): string {
  if (value.length <= 12) return "...";
  return `${value.slice(0, Math.min(8, value.length - 12))}...${value.slice(-4)}`;
}
