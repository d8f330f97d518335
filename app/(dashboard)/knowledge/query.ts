import { one, type Searched } from "@/app/searched";
import { LEARNING_KINDS, type LearningKind } from "@/lib/distiller";

export interface KnowledgeQuery {
  kind?: LearningKind;
  state?: "draft" | "accepted";
  /** Path of a project's record. */
  project?: string;
  /** How many are passed over. */
  offset: number;
}

/** What the address asks for; what it cannot mean counts as not said. */
export async function readQuery(searchParams: Searched["searchParams"]): Promise<KnowledgeQuery> {
  const given = await searchParams;
  const kind = LEARNING_KINDS.find((each) => each === one(given.kind));
  const state = (["draft", "accepted"] as const).find((each) => each === one(given.state));
  const project = one(given.project);
  const offset = /^\d{1,6}$/.test(one(given.cursor) ?? "") ? Number(one(given.cursor)) : 0;
  const isText = project?.isWellFormed() && !project.includes("\0");
  return { ...(kind && { kind }), ...(state && { state }), ...(isText && project && { project }), offset };
}

/** The page's address with other filters, from its first page on. */
export function hrefOf({ kind, state, project }: Partial<KnowledgeQuery>): string {
  const params = new URLSearchParams();
  if (kind) params.set("kind", kind);
  if (state) params.set("state", state);
  if (project) params.set("project", project);
  return params.size > 0 ? `/knowledge?${params}` : "/knowledge";
}
