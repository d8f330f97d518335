/** Stands for all agents that have no models of their own. */
export const DEFAULT = "default";

export const agentHref = (id: string): string => `/gateway/agents/${id}`;
