/** Roles that call models; each can have its own models. */
export const AGENTS = [
  { id: "main", label: "Main" },
  { id: "vault-curator", label: "Curator" },
  { id: "vault-janitor", label: "Janitor" },
  { id: "vault-distiller", label: "Distiller" },
  { id: "surveyor", label: "Surveyor" },
] as const;

export type AgentId = (typeof AGENTS)[number]["id"];

/** The row of the default models of all agents. */
export const GLOBAL = "default";

export const isAgent = (id: string): id is AgentId => AGENTS.some((agent) => agent.id === id);

/** The agent that is marked as the default. */
export const DEFAULT_AGENT: AgentId = "main";
