import { z } from "zod";
import { audit } from "@/lib/audit";
import { invalid } from "@/lib/core/errors";
import { notify } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { isSameFolder } from "../connect/folder";
import { exampleMailbox } from "../examples";
import { type MailboxRow, noMailbox, whereMailbox } from "../find";
import { presentMailbox } from "../present";
import { sealPassword } from "../secrets";
import { columnsOf } from "../settings";
import { idInput, mailbox, settingsInput } from "../shapes";
import { mailboxes } from "../tables";

const { host, port, security, username, password, folder, after, move_to, every_minutes, enabled } =
  settingsInput.shape;

const input = z.strictObject({
  id: idInput,
  host: host.optional(),
  port: port.unwrap().optional(),
  security: security.unwrap().optional(),
  username: username.optional(),
  password: password.optional(),
  folder: folder.unwrap().optional(),
  after: after.unwrap().optional(),
  move_to: move_to.unwrap().optional(),
  every_minutes: every_minutes.unwrap().optional(),
  enabled: enabled.unwrap().optional(),
});

type Change = Omit<z.output<typeof input>, "id" | "password">;

/** Changes what is given. */
export const changeMailbox = defineOperation({
  id: "changeMailbox",
  http: { method: "PATCH", path: "/mailboxes/{id}" },
  tag: "Inbox",
  summary: "Change, disable or enable a mailbox",
  description:
    "With another host, port, security or username, give the password again. With another host, username or folder, only " +
    "messages that arrive from then on are imported. An enabled mailbox is pulled at once.",
  input,
  output: mailbox,
  errors: ["NOT_FOUND"],
  examples: [
    {
      input: { id: exampleMailbox.id, enabled: false },
      output: { ...exampleMailbox, enabled: false, next_pull_at: null },
    },
  ],
  run: async (ctx, { id, password: given, ...change }) => {
    if (given === undefined && Object.keys(change).length === 0)
      throw invalid("", "Nothing to change: give a setting, password or enabled");
    return ctx.db.tx(async (tx) => {
      const [before] = await tx.select().from(mailboxes).where(whereMailbox(ctx, id)).for("update");
      if (!before) throw noMailbox(id);
      const columns = changed(before, change);
      const isElsewhere = SERVER.some((key) => columns[key] !== before[key]);
      if (isElsewhere && given === undefined)
        throw invalid("password", "must be given again, because the server or user has changed");
      const isOther = columns.host !== before.host || columns.username !== before.username;
      const isFromNow = isOther || !isSameFolder(columns.folder, before.folder);
      const [row] = await tx
        .update(mailboxes)
        .set({
          ...columns,
          ...(given !== undefined && sealPassword(ctx, id, given)),
          ...(isFromNow && { uidValidity: null, lastUid: 0, oldUntil: 0, includeExisting: false }),
          dueAt: ctx.clock.now(),
          failures: 0,
          error: null,
        })
        .where(whereMailbox(ctx, id))
        .returning();
      if (!row) throw noMailbox(id);
      const detail = { ...change, password: given === undefined ? undefined : "changed" };
      await audit(ctx, tx, { action: "mailbox.change", subject: id, detail });
      await notify(ctx, tx, "kv_live");
      return presentMailbox(row, ctx.clock.now());
    });
  },
});

const SERVER = ["host", "port", "security", "username"] as const;

const changed = (before: MailboxRow, change: Change) =>
  columnsOf({
    host: change.host ?? before.host,
    port: change.port ?? before.port,
    security: change.security ?? before.security,
    username: change.username ?? before.username,
    folder: change.folder ?? before.folder,
    after: change.after ?? before.after,
    move_to: change.move_to === undefined ? before.moveTo : change.move_to,
    every_minutes: change.every_minutes ?? before.everyMinutes,
    include_existing: before.includeExisting,
    enabled: change.enabled ?? before.enabled,
  });
