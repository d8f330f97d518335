import { type BuildExtraConfigColumns, getTableColumns, getTableName, sql } from "drizzle-orm";
import {
  check,
  type PgColumnBuilderBase,
  type PgTable,
  type PgTableExtraConfigValue,
  pgTable,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts";
import { accountPolicy } from "./columns";

type Columns = Record<string, PgColumnBuilderBase>;

const accountReference = () =>
  uuid("account_id").references(() => accounts.accountId, { onDelete: "cascade" });

const accountId = () => accountReference().notNull();
const detailAccountId = () => uuid("account_id").notNull();
const accountKey = () => accountReference().primaryKey();

/**
 * A table whose rows belong to accounts: `account_id` is the first column, rows are deleted with their account, an
 * account sees only its own rows, and a text column with an `enum` has a check constraint. Migrating adds forced row-level security
 * and the application's rights (`kv_secure_tables`).
 * @param extras indexes, keys and further policies
 */
export const accountTable = <Name extends string, Own extends Columns>(
  name: Name,
  columns: Own,
  extras?: (
    table: BuildExtraConfigColumns<Name, Own & { accountId: ReturnType<typeof accountId> }, "pg">,
  ) => PgTableExtraConfigValue[],
) =>
  pgTable(name, { accountId: accountId(), ...columns }, (table) => [
    ...rulesOf(table.accountId.table),
    ...(extras?.(table) ?? []),
  ]);

/**
 * Like `accountTable`, without a reference to the account: Postgres would look it up for each row, which takes longer than to
 * write the row. For what is written with other rows of the account; a trigger on `accounts` deletes it.
 */
export const detailTable = <Name extends string, Own extends Columns>(
  name: Name,
  columns: Own,
  extras: (
    table: BuildExtraConfigColumns<Name, Own & { accountId: ReturnType<typeof detailAccountId> }, "pg">,
  ) => PgTableExtraConfigValue[],
) =>
  pgTable(name, { accountId: detailAccountId(), ...columns }, (table) => [
    ...rulesOf(table.accountId.table),
    ...extras(table),
  ]);

/** Like `accountTable`, with at most one row per account. */
export const accountSettings = <Name extends string, Own extends Columns>(name: Name, columns: Own) =>
  pgTable(name, { accountId: accountKey(), ...columns }, (table) => rulesOf(table.accountId.table));

/** Like `accountTable`; a row whose `account_id` is null belongs to no account yet; policies in `extras` grant access. */
export const claimableTable = <Name extends string, Own extends Columns>(
  name: Name,
  columns: Own,
  extras: (
    table: BuildExtraConfigColumns<Name, Own & { accountId: ReturnType<typeof accountReference> }, "pg">,
  ) => PgTableExtraConfigValue[],
) =>
  pgTable(name, { accountId: accountReference(), ...columns }, (table) => [
    ...rulesOf(table.accountId.table),
    ...extras(table),
  ]);

const rulesOf = (table: PgTable) => [accountPolicy(), ...enumChecks(table)];

/** Check constraints from the `enum` arrays, which types and validation use as well. */
function enumChecks(table: PgTable) {
  return Object.values(getTableColumns(table)).flatMap(({ name, enumValues }) =>
    enumValues === undefined
      ? []
      : [check(`${getTableName(table)}_${name}_check`, sql.raw(`"${name}" in (${listed(enumValues)})`))],
  );
}

const listed = (values: readonly string[]): string =>
  values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ");
