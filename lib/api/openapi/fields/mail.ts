import type { Fields } from "./field";

/** Mailboxes. */
export const MAIL_FIELDS: Fields = {
  host: ["The IMAP server", "imap.example.org"],
  port: ["Its port: 993 is usual with TLS, 143 with STARTTLS", 993],
  security: ["How the connection is encrypted", "tls"],
  username: ["The name to sign in with", "alice@example.org"],
  move_to: ["The folder that messages are moved to; null unless they are moved", null],
  every_minutes: ["Minutes between two pulls", 5],
  include_existing: ["Whether messages come that were in the folder before", false],
  pulled: ["Messages that came to the inbox", 12],
};
