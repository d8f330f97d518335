import { PROVIDERS, ROUTER } from "./providers";

/** Where a model is called, and under which name. */
export interface Route {
  provider: string;
  /** As the provider knows it. */
  model: string;
}

/**
 * `anthropic/claude-…` goes to Anthropic where its key is set, and else through the router, which knows models by
 * their maker's name, too. `openrouter/…` always goes through the router, and so does whatever names no provider.
 */
export function routeOf(model: string, isConfigured: (provider: string) => boolean): Route {
  const slash = model.indexOf("/");
  const maker = slash > 0 ? model.slice(0, slash) : "";
  const rest = model.slice(slash + 1);
  if (maker === ROUTER) return { provider: ROUTER, model: rest.includes("/") ? rest : model };
  const isDirect = PROVIDERS.some(({ id }) => id === maker);
  if (isDirect && (isConfigured(maker) || !isConfigured(ROUTER))) return { provider: maker, model: rest };
  return { provider: ROUTER, model: isDirect ? `${ROUTER_NAMES[maker] ?? maker}/${rest}` : model };
}

/** Makers whom the router knows by another name. */
const ROUTER_NAMES: Record<string, string> = { xai: "x-ai" };
