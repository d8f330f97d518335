import { Readable } from "node:stream";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import type { Context, Tx } from "@/lib/db";
import { defineFileOperation } from "@/lib/operation";
import { type CalendarRecord, calendarOf } from "../calendar/calendar";
import { readLayout } from "../settings/read";

/** Of each kind, the latest: more is no calendar that a program would show. */
const MAX_RECORDS = 10_000;
const TYPE = "text/calendar";

/** Events and open tasks that have a day, for other calendars. */
export const exportCalendar = defineFileOperation({
  id: "exportCalendar",
  http: { method: "GET", path: "/vault/calendar", headerNames: ["Content-Disposition"] },
  tag: "Vault",
  summary: "Events and due tasks as an iCalendar",
  description:
    "RFC 5545: records of type event with a `date`, and open tasks that are due. A time without a zone is in that of the vault.",
  input: z.strictObject({
    tasks: z.enum(["todo", "event", "none"], "must be one of todo, event, none").default("todo").meta({
      description: "Tasks as VTODO, as all-day events for calendars that show no tasks, or not at all",
    }),
  }),
  output: z.unknown(),
  shown: [TYPE],
  run: async (ctx, { tasks }) => {
    await assertVaultRoot(ctx);
    const { timeZone } = (await readLayout(ctx)).settings;
    const content = await ctx.db.tx(async (tx) => ({
      events: await dated(ctx, tx, sql`type = 'event'`, ["date"]),
      tasks: tasks === "none" ? [] : await dated(ctx, tx, OPEN, ["due", "due_date", "deadline"]),
    }));
    const text = calendarOf({ ...content, timeZone, tasksAsEvents: tasks === "event" });
    const bytes = Buffer.from(text);
    return {
      name: "knowledge-vault.ics",
      type: `${TYPE}; charset=utf-8`,
      size: bytes.length,
      bytes: Readable.from([bytes], { objectMode: false }),
    };
  },
});

const OPEN = sql`type = 'task' and lower(coalesce(status, '')) not in ('done', 'cancelled')`;

type Row = Omit<CalendarRecord, "modified"> & { modified: string } & Record<string, unknown>;

/** The records with a date in the first of these fields that has one. */
async function dated(ctx: Context, tx: Tx, which: SQL, fields: string[]): Promise<CalendarRecord[]> {
  const date = sql.join(
    fields.map((field) => sql`case when ${text(field)} ~ '^\\d{4}-\\d\\d-\\d\\d' then ${text(field)} end`),
    sql`, `,
  );
  const rows = await tx.execute<Row>(sql`
    with dated as (
      select path, name, status, coalesce(${date}) as date, ${text("end")} as "end", ${text("time")} as time,
        ${text("location")} as location, modified
      from vault_files where account_id = ${ctx.account.id}::uuid and kind = 'record' and ${which})
    select * from dated where date is not null order by date desc, path limit ${MAX_RECORDS}`);
  return rows.map(({ modified, ...row }) => ({ ...row, modified: new Date(modified) }));
}

const text = (field: string): SQL =>
  sql`(case when json_typeof(frontmatter -> ${field}) = 'string' then frontmatter ->> ${field} end)`;
