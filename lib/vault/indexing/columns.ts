import { textElements, toArray } from "@/lib/core/array-literals";
import { toJson } from "@/lib/core/stored-json";
import { stemKey } from "../links";
import { nameKey } from "../name";
import type { LinkState } from "../tables/vault";
import type { IndexEntry } from "./entry";

/** A link with what it resolves to. */
export interface LinkRow {
  source: string;
  ordinal: number;
  target: string;
  targetKey: string;
  relation: string;
  state: LinkState;
  targetPath: string | null;
}

/** The elements of one column of rows, as an array literal has them between its brackets. */
type Column<T> = (rows: readonly T[]) => string;

const text =
  <T>(of: (row: T) => string | null): Column<T> =>
  (rows) =>
    textElements(rows.map(of));

/** For values that need no quotes: numbers, hashes and words of ours. */
const plain =
  <T>(of: (row: T) => string | number): Column<T> =>
  (rows) =>
    rows.map(of).join(",");

/** In the order of the parameters of `filesStatement`. */
const FILE_COLUMNS: readonly Column<IndexEntry>[] = [
  text(({ path }) => path),
  plain(({ kind }) => kind),
  text(({ type }) => type),
  text(({ name }) => name),
  text(({ path }) => nameKey(path)),
  text(({ path }) => stemKey(path)),
  text(({ status }) => status),
  text(({ aliases }) => toArray(aliases)),
  text(({ tags }) => toArray(tags)),
  text(({ frontmatter }) => toJson(frontmatter)),
  text(({ problem }) => problem && toJson(problem)),
  text(({ preview }) => preview),
  text(({ created }) => created),
  plain(({ size }) => size),
  plain(({ mtimeMs }) => mtimeMs),
  plain(({ inode }) => inode),
  text(({ hash }) => hash),
];

/** In the order of the columns of `vault_links`. */
const LINK_COLUMNS: readonly Column<LinkRow>[] = [
  text((link) => link.source),
  plain(({ ordinal }) => ordinal),
  text((link) => link.target),
  text((link) => link.targetKey),
  text((link) => link.relation),
  plain(({ state }) => state),
  text((link) => link.targetPath),
];

/** Rows as the parameters of a statement, an array for each column. They are not kept: those of a text keep all of it in memory. */
class Columns<T> {
  private readonly parts: string[][];

  constructor(private readonly columns: readonly Column<T>[]) {
    this.parts = columns.map(() => []);
  }

  add(rows: readonly T[]): void {
    if (rows.length > 0) this.columns.forEach((column, at) => void this.parts[at]?.push(column(rows)));
  }

  arrays = (): string[] => this.parts.map((parts) => `{${parts.join(",")}}`);
}

export const newFileColumns = () => new Columns(FILE_COLUMNS);
export const newLinkColumns = () => new Columns(LINK_COLUMNS);

/** The parameters of `filesStatement`. */
export function fileArrays(entries: readonly IndexEntry[]): string[] {
  const columns = newFileColumns();
  columns.add(entries);
  return columns.arrays();
}

/** The parameters of statements that write links. */
export function linkArrays(links: readonly LinkRow[]): string[] {
  const columns = newLinkColumns();
  columns.add(links);
  return columns.arrays();
}
