/** Which records are shown by their links; an orphan has no backlinks. */
export const LINKS = ["all", "linked", "unlinked", "orphans"] as const;
const COLORS = ["type", "cluster"] as const;
export const DEPTHS = [1, 2, 3] as const;

/** What the address of the graph says. */
export interface GraphAddress {
  /** The path of a record: only what is linked with it. */
  around: string | null;
  depth: (typeof DEPTHS)[number];
  color: (typeof COLORS)[number];
  type: string | null;
  /** The label of a cluster. */
  cluster: string | null;
  tag: string | null;
  folder: string | null;
  links: (typeof LINKS)[number];
  /** The path of the selected record. */
  record: string | null;
}

const oneOf = <T>(values: readonly T[], text: string | null, otherwise: T): T =>
  values.find((value) => String(value) === text) ?? otherwise;

/** Reads the address, in the page's script as on the server; what is invalid counts as not given. */
export function readAddress(params: { get: (name: string) => string | null }): GraphAddress {
  const text = (name: string) => {
    const value = params.get(name)?.trim() ?? "";
    return value !== "" && value.isWellFormed() && !value.includes("\0") ? value : null;
  };
  return {
    around: text("around"),
    depth: oneOf(DEPTHS, text("depth"), 1),
    color: oneOf(COLORS, text("color"), "type"),
    type: text("type"),
    cluster: text("cluster"),
    tag: text("tag"),
    folder: text("folder"),
    links: oneOf(LINKS, text("links"), "all"),
    record: text("record"),
  };
}

/** The address of the graph; what is default is left out. */
export function graphHref(address: Partial<GraphAddress>): string {
  const defaults = readAddress(new URLSearchParams());
  const params = new URLSearchParams();
  for (const name of KEYS) {
    const value = address[name];
    if (value !== undefined && value !== null && value !== defaults[name]) params.set(name, String(value));
  }
  return params.size > 0 ? `/vault/graph?${params}` : "/vault/graph";
}

const KEYS = ["around", "depth", "color", "type", "cluster", "tag", "folder", "links", "record"] as const;
