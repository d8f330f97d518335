import { type SQL, sql } from "drizzle-orm";
import { invalidCursor } from "@/lib/core/cursor";

/** Where a page ended: the number and the text that its last row is sorted by, and its path. */
interface Keys {
  number: string;
  text: string;
  path: string;
}

interface Sort {
  order: SQL;
  /** The keys of a row, as texts for the cursor. */
  shown: SQL;
  isAfter: (keys: Keys) => SQL;
}

/** As people look for it: capitals do not come before all other letters, and a link is at its name. */
const asText = (value: SQL): SQL => sql`(lower(ltrim(${value}, '[')) collate "C")`;

const COLUMNS: Readonly<Record<string, SQL>> = {
  name: asText(sql.raw("f.name")),
  path: sql.raw(`f.path`),
  type: sql.raw(`coalesce(f.type, '')`),
};

/** Columns in which a record may have nothing. */
const OPTIONAL: Readonly<Record<string, SQL>> = {
  status: asText(sql.raw("coalesce(f.status, '')")),
  created: sql.raw(`coalesce(f.created, '')`),
};

const NUMBER = /^(?:-?\d{1,30}(?:\.\d{1,30})?|-?Infinity|NaN)$/;
const MICROSECONDS = /^-?\d{1,18}$/;

/** What `due` or `-modified` sorts by. */
export function sortOf(name: string): Sort {
  const isDescending = name.startsWith("-");
  const key = isDescending ? name.slice(1) : name;
  const column = Object.hasOwn(COLUMNS, key) ? COLUMNS[key] : undefined;
  const optional = Object.hasOwn(OPTIONAL, key) ? OPTIONAL[key] : undefined;
  if (key === "modified") return byTime(isDescending);
  if (optional) return byOptional(optional, isDescending);
  return column ? byColumn(column, isDescending) : byField(key, isDescending);
}

function byTime(isDescending: boolean): Sort {
  const micros = sql.raw("(extract(epoch from f.modified) * 1000000)::bigint::text");
  return {
    order: order([sql.raw("f.modified"), sql.raw("f.path")], isDescending),
    shown: sql`array[${micros}, '']`,
    isAfter: ({ number, path }) => {
      if (!MICROSECONDS.test(number)) throw invalidCursor();
      const moment = sql`'epoch'::timestamptz + ${number}::bigint * interval '1 microsecond'`;
      return sql`(f.modified, f.path) ${beyond(isDescending)} (${moment}, ${path}::text)`;
    },
  };
}

const byColumn = (column: SQL, isDescending: boolean): Sort => ({
  order: order([column, sql.raw("f.path")], isDescending),
  shown: sql`array['', ${column}]`,
  isAfter: ({ text, path }) =>
    sql`(${column}, f.path) ${beyond(isDescending)} (${text}::text, ${path}::text)`,
});

/** Rows without a value last in both directions. */
function byOptional(column: SQL, isDescending: boolean): Sort {
  const place = sql`(${column} ${sql.raw(isDescending ? "<>" : "=")} '')`;
  return {
    order: order([place, column, sql.raw("f.path")], isDescending),
    shown: sql`array['', ${column}]`,
    isAfter: ({ text, path }) => {
      const last = sql`(${(text === "") !== isDescending}::boolean, ${text}::text, ${path}::text)`;
      return sql`(${place}, ${column}, f.path) ${beyond(isDescending)} ${last}`;
    },
  };
}

/** Numbers by their size before texts; rows without a value last in both directions. */
function byField(field: string, isDescending: boolean): Sort {
  const value = sql`coalesce(f.frontmatter ->> ${field}::text, '')`;
  const missing = sql.raw(isDescending ? "'-Infinity'" : "'NaN'");
  const number = sql`(case when ${value} = '' then ${missing}::numeric
    when ${value} ~ '^-?[0-9]{1,30}([.][0-9]{1,30})?$' then (${value})::numeric else 'Infinity'::numeric end)`;
  const text = asText(value);
  return {
    order: order([number, text, sql.raw("f.path")], isDescending),
    shown: sql`array[${number}::text, ${text}]`,
    isAfter: (keys) => {
      if (!NUMBER.test(keys.number)) throw invalidCursor();
      const last = sql`(${keys.number}::numeric, ${keys.text}::text, ${keys.path}::text)`;
      return sql`(${number}, ${text}, f.path) ${beyond(isDescending)} ${last}`;
    },
  };
}

const order = (keys: readonly SQL[], isDescending: boolean): SQL =>
  sql.join(
    keys.map((key) => sql`${key} ${sql.raw(isDescending ? "desc" : "asc")}`),
    sql`, `,
  );

const beyond = (isDescending: boolean): SQL => sql.raw(isDescending ? "<" : ">");
