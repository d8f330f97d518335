import type { Manifest } from "../archive/manifest";

/** Current names of tables, columns and values in older backups. */
const RENAMED: Readonly<Record<string, Renamed>> = {
  containers: { table: "runtime_generations" },
  pruned_totals: { table: "retired_counters" },
  backups: { columns: { same_as: "duplicate_of", fault: "verification_error", failure: "error" } },
  backup_drills: { columns: { failure: "error" } },
  workflow_runs: { columns: { lane: "partition_key" } },
  learning_observations: { values: { outcome: { standing: "unchanged" } } },
};

interface Renamed {
  table?: string;
  columns?: Readonly<Record<string, string>>;
  values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const currentTable = (name: string): string => RENAMED[name]?.table ?? name;

/** The manifest with current names of tables and columns. */
export function currentManifest(manifest: Manifest): Manifest {
  const tables = manifest.tables.map(({ name, columns, ...counts }) => ({
    ...counts,
    name: currentTable(name),
    columns: columns.map((column) => RENAMED[name]?.columns?.[column] ?? column),
  }));
  return { ...manifest, tables };
}

/** The name that a current table has in an archive. */
export const archivedTable = (manifest: Manifest, table: string): string =>
  manifest.tables.find(({ name }) => currentTable(name) === table)?.name ?? table;

/**
 * A row of an archive under the current names.
 * @param line a JSON object as Postgres writes it; every value it does not rename keeps its text
 */
export function currentRow(archived: string, line: string): string {
  const { columns = {}, values = {} } = RENAMED[archived] ?? {};
  if (Object.keys({ ...columns, ...values }).length === 0) return line;
  const members = membersOf(line).map(({ key, value }) => {
    const text = values[key]?.[value.slice(1, -1)];
    return `${JSON.stringify(columns[key] ?? key)}:${text === undefined ? value : JSON.stringify(text)}`;
  });
  return `{${members.join(",")}}`;
}

const STRING = /"(?:[^"\\]|\\.)*"/y;

/** The members of a JSON object, each value as its text: parsing would change large numbers. */
function membersOf(line: string): { key: string; value: string }[] {
  const members: { key: string; value: string }[] = [];
  for (let at = 1; at < line.length - 1; ) {
    const keyEnd = endOfString(line, at);
    const valueEnd = endOfValue(line, keyEnd + 1);
    members.push({ key: JSON.parse(line.slice(at, keyEnd)), value: line.slice(keyEnd + 1, valueEnd) });
    at = valueEnd + 1;
  }
  return members;
}

function endOfString(text: string, start: number): number {
  STRING.lastIndex = start;
  if (!STRING.test(text)) throw new SyntaxError(`No string at ${start} of a row`);
  return STRING.lastIndex;
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') at = endOfString(text, at) - 1;
    else if (char === "{" || char === "[") depth += 1;
    else if ((char === "}" || char === "," || char === "]") && depth === 0) return at;
    else if (char === "}" || char === "]") depth -= 1;
  }
  return text.length;
}
