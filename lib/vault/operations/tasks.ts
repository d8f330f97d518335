import { sql } from "drizzle-orm";
import { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import { decodeCursor, encodeCursor } from "@/lib/core/cursor";
import { limitInput } from "@/lib/core/limit";
import { cutPage } from "@/lib/core/page";
import { defineOperation } from "@/lib/operation";
import { localTime } from "../daily/day";
import { taskPage } from "../page-shapes";
import { cursorInput } from "../records/input";
import { readLayout } from "../settings/read";

const input = z.strictObject({
  due_by: z.iso
    .date("must be a date, such as 2026-11-30")
    .optional()
    .meta({ description: "Only tasks that are due on this day or before" }),
  limit: limitInput.default(100),
  cursor: cursorInput,
});

interface TaskRow extends Record<string, unknown> {
  path: string;
  name: string;
  status: string | null;
  due: string | null;
  key: string;
  total: string;
}

/** Sorts after every date. */
const NO_DATE = "9999-99-99";

/** A field with anything else, such as an empty one, counts as absent. */
const dateIn = (field: string) =>
  sql`substring(frontmatter ->> ${field} from '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])')`;

/** Tasks that are neither done nor cancelled. */
export const listTasks = defineOperation({
  id: "listTasks",
  http: { method: "GET", path: "/vault/tasks" },
  tag: "Search",
  summary: "Open tasks by their due date, the earliest first",
  description:
    "Records of type task whose status is not `done` or `cancelled`. The date is `due`, else `due_date` or `deadline`; tasks without " +
    "one are last. `today` is that of the time zone of the vault.",
  input,
  output: taskPage,
  examples: [
    {
      input: { due_by: "2026-11-30" },
      output: {
        results: [
          {
            path: "task/Send Alice the offer.md",
            name: "Send Alice the offer",
            status: "todo",
            due: "2026-03-07",
          },
        ],
        count: 1,
        next_cursor: null,
        today: "2026-03-02",
      },
    },
  ],
  run: async (ctx, { due_by, limit, cursor }) => {
    await assertVaultRoot(ctx);
    const { timeZone } = (await readLayout(ctx)).settings;
    const [key, path] = cursor === undefined ? ["", ""] : decodeCursor(cursor, 2);
    const rows = await ctx.db.tx((tx) =>
      tx.execute<TaskRow>(sql`
        with dated as (
          select path, name, status, coalesce(${dateIn("due")}, ${dateIn("due_date")}, ${dateIn("deadline")}) as due
          from vault_files
          where account_id = ${ctx.account.id}::uuid and kind = 'record' and type = 'task'
            and lower(coalesce(status, '')) not in ('done', 'cancelled')),
        tasks as (
          select path, name, status, due, coalesce(due, ${NO_DATE}) collate "C" as key from dated
          where ${due_by === undefined ? sql`true` : sql`due <= ${due_by}`})
        select *, (select count(*) from tasks) as total from tasks
        where (key, path) > (${key}, ${path}) order by key, path limit ${limit + 1}`),
    );
    const { page, next } = cutPage(rows, limit, (last) => encodeCursor([last.key, last.path]));
    return {
      results: page.map(({ path, name, status, due }) => ({ path, name, status, due })),
      count: Number(rows[0]?.total ?? 0),
      next_cursor: next,
      today: localTime(ctx.clock.now(), timeZone).format("YYYY-MM-DD"),
    };
  },
});
