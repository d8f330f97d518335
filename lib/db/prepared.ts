import type postgres from "postgres";

/** A statement that is among the last of this number is prepared; each takes memory in every connection. */
const MAX_STATEMENTS = 200;
/** Statements with more parameters vary in their number: each number would be another statement. */
const MAX_PARAMETERS = 40;

/** The last statements of this process, the latest at the end. */
const last = new Set<string>();

function isPrepared(statement: string, parameters: readonly unknown[]): boolean {
  if (parameters.length === 0 || parameters.length > MAX_PARAMETERS) return false;
  const isRepeated = last.delete(statement);
  last.add(statement);
  const [oldest = ""] = last;
  if (last.size > MAX_STATEMENTS) last.delete(oldest);
  return isRepeated;
}

/**
 * The same connections for Drizzle, which sends each statement as a new one, parsed each time and described before it is
 * executed. Here, those that come again are parsed and described once a connection.
 */
export function withPrepared<T extends postgres.ISql>(sql: T): T {
  const unsafe: postgres.ISql["unsafe"] = (statement, parameters = [], options = {}) =>
    sql.unsafe(statement, parameters, { ...options, prepare: isPrepared(statement, parameters) });
  const started =
    (start: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) =>
      start(...args.map((each) => (typeof each === "function" ? (tx: T) => each(withPrepared(tx)) : each)));
  return new Proxy(sql, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property);
      if (property === "unsafe") return unsafe;
      const isStart = property === "begin" || property === "savepoint";
      return isStart && typeof value === "function" ? started(value.bind(target)) : value;
    },
  });
}
