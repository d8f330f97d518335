/** The agent id for the models of agents without their own. */
export const DEFAULT = "default";

export const agentHref = (id: string): string => `/gateway/agents/${id}`;
