import type { RecordType } from "../schema";
import type { FrontmatterProblem, LinkState } from "../tables/vault";

/** A record in a list. */
export interface RecordSummary {
  path: string;
  name: string;
  type: RecordType | null;
  status: string | null;
  frontmatter: Record<string, unknown>;
  body_preview: string;
  created: string | null;
  /** ISO 8601. */
  modified: string;
}

/** A link of a record: `path` is what it resolves to, null when it is broken. */
export interface RecordLink {
  target: string;
  path: string | null;
  relation: string;
  state: LinkState;
}

/** A record that links here. */
export interface Backlink {
  path: string;
  name: string;
  type: RecordType | null;
  relation: string;
}

/** A complete record. */
export interface RecordDetail {
  path: string;
  type: RecordType | null;
  name: string;
  frontmatter: Record<string, unknown>;
  body: string;
  raw: string;
  links: RecordLink[];
  backlinks: Backlink[];
  etag: string;
  problem?: FrontmatterProblem;
}
