import { z } from "zod";
import { wholeNumberOrText } from "@/lib/core/limit";
import { textInput } from "@/lib/core/text";
import { AFTER, SECURITIES } from "./tables";

export const MAX_MAILBOXES = 5;

const PORT = "must be a port from 1 to 65535, such as 993";
const LINE = /^[^\p{Cc}]*$/u;

const line = (max: number) =>
  textInput
    .max(max, `at most ${max} characters`)
    .regex(LINE, "cannot contain line breaks or control characters")
    .min(1, "cannot be empty");

export const idInput = z.uuid("must be the id of a mailbox");

/** What a mailbox is created with. */
export const settingsInput = z.strictObject({
  host: z
    .string("must be the name of a server, such as imap.example.org")
    .meta({ description: "The IMAP server; a public address unless the operator allows others" }),
  port: z.coerce.number(PORT).int(PORT).min(1, PORT).max(65535, PORT).default(993),
  security: z
    .enum(SECURITIES, `must be one of ${SECURITIES.join(", ")}`)
    .default("tls")
    .meta({
      description: "`none` only where the operator allows private addresses",
    }),
  username: line(320).meta({ description: "Often the e-mail address" }),
  password: line(1_000).meta({ description: "Many providers want an app password; stored encrypted" }),
  folder: line(500).default("INBOX"),
  after: z
    .enum(AFTER, `must be one of ${AFTER.join(", ")}`)
    .default("leave")
    .meta({
      description: "What happens on the server to a message that is in the inbox of the vault",
    }),
  move_to: line(500)
    .nullable()
    .default(null)
    .meta({ description: "Where messages are moved with `after: move`: a folder that exists" }),
  every_minutes: wholeNumberOrText(1, 1_440, "whole number of minutes").default(5),
  include_existing: z.boolean("must be true or false").default(false).meta({
    description: "Also the messages that are in the folder already; by default those that arrive from now on",
  }),
  enabled: z
    .boolean("must be true or false")
    .default(true)
    .meta({ description: "Whether the worker pulls it" }),
});

export const mailbox = z
  .object({
    id: z.uuid(),
    host: z.string(),
    port: z.int(),
    security: z.enum(SECURITIES),
    username: z.string(),
    folder: z.string(),
    after: z.enum(AFTER),
    move_to: z.string().nullable(),
    every_minutes: z.int(),
    include_existing: z.boolean(),
    enabled: z.boolean(),
    pulling: z.boolean().meta({ description: "Whether it is being pulled now" }),
    messages: z
      .object({ pulled: z.int(), skipped: z.int() })
      .meta({ description: "How many came to the inbox, and how many were too large or not delivered" }),
    error: z
      .string()
      .nullable()
      .meta({ description: "Why the last pull failed, and what to do; null if it succeeded" }),
    last_pull_at: z.iso.datetime().nullable().meta({ description: "Null before the first pull" }),
    next_pull_at: z.iso.datetime().nullable().meta({ description: "Null while it is disabled" }),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Mailbox" });
export type Mailbox = z.output<typeof mailbox>;
