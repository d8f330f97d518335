/** Who calls models, each with models of its own. */
export const AGENTS = [
  { id: "main", label: "Main" },
  { id: "vault-curator", label: "Curator" },
  { id: "vault-janitor", label: "Janitor" },
  { id: "vault-distiller", label: "Distiller" },
  { id: "surveyor", label: "Surveyor" },
] as const;

export type AgentId = (typeof AGENTS)[number]["id"];

/** The row of the models that hold for all agents that have none of their own. */
export const GLOBAL = "default";

export const isAgent = (id: string): id is AgentId => AGENTS.some((agent) => agent.id === id);

/** The agent whose models the others use when they have none. */
export const DEFAULT_AGENT: AgentId = "main";
