import type { Fields } from "./field";

/** Mailboxes. */
export const MAIL_FIELDS: Fields = {
  "Mailbox.folder": ["The folder of the mailbox that is read", "INBOX"],
  "Mailbox.after": ["What becomes of a message that came: it is left, marked as read, or moved", "mark_seen"],
  "createMailbox.folder": ["The folder of the mailbox that is read", "INBOX"],
  "createMailbox.after": [
    "What becomes of a message that came: it is left, marked as read, or moved",
    "mark_seen",
  ],
  "changeMailbox.folder": ["The folder of the mailbox that is read", "INBOX"],
  "changeMailbox.after": [
    "What becomes of a message that came: it is left, marked as read, or moved",
    "mark_seen",
  ],
  "testMailbox.folder": ["The folder of the mailbox that is read", "INBOX"],
  "testMailbox.after": [
    "What becomes of a message that came: it is left, marked as read, or moved",
    "mark_seen",
  ],
  host: ["The IMAP server", "imap.example.org"],
  port: ["Its port: 993 is usual with TLS, 143 with STARTTLS", 993],
  security: ["How the connection is encrypted", "tls"],
  username: ["The name to sign in with", "alice@example.org"],
  move_to: ["The folder that messages are moved to; null unless they are moved", null],
  every_minutes: ["Minutes between two pulls", 5],
  include_existing: ["Whether messages come that were in the folder before", false],
  pulled: ["Messages that came to the inbox", 12],
};
