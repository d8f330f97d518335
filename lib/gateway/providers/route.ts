import { LOCAL, PROVIDERS, ROUTER } from "./providers";

/** What can be the name of a model. */
export const MODEL_NAME = /^[\w.:@-]+(\/[\w.:@-]+)*$/;

/** The provider of a model, and the model's name there. */
export interface Route {
  provider: string;
  /** The provider's name of it. */
  model: string;
}

/**
 * `anthropic/claude-…` is called at Anthropic if its key is set, or else through the router, which uses the same names.
 * `openrouter/…` and models without a known provider are always called through the router, `local/…` never.
 */
export function routeOf(model: string, isConfigured: (provider: string) => boolean): Route {
  const slash = model.indexOf("/");
  const maker = slash > 0 ? model.slice(0, slash) : "";
  const rest = model.slice(slash + 1);
  if (maker === ROUTER) return { provider: ROUTER, model: rest.includes("/") ? rest : model };
  if (maker === LOCAL) return { provider: LOCAL, model: rest };
  const isDirect = PROVIDERS.some(({ id }) => id === maker);
  if (isDirect && (isConfigured(maker) || !isConfigured(ROUTER))) return { provider: maker, model: rest };
  return { provider: ROUTER, model: isDirect ? `${ROUTER_NAMES[maker] ?? maker}/${rest}` : model };
}

/** Providers with another name at the router. */
const ROUTER_NAMES: Record<string, string> = { xai: "x-ai" };
