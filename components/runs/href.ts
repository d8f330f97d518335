interface Execution {
  workflowId: string;
  runId?: string;
}

/** The page of a run; without a run id, of the workflow's most recent run. */
export const workflowHref = ({ workflowId, runId }: Execution): string =>
  `/workflows/${encodeURIComponent(workflowId)}${runId ? `?run=${runId}` : ""}`;

/** The runs that match a list filter. */
export const queryHref = (query: string): string =>
  query ? `/workflows?${new URLSearchParams({ query })}` : "/workflows";
