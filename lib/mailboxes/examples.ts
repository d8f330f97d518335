import type { Mailbox } from "./shapes";

export const exampleMailbox: Mailbox = {
  id: "3b1f0c2d-5e6a-4b7c-8d9e-0f1a2b3c4d5e",
  host: "imap.example.org",
  port: 993,
  security: "tls",
  username: "alice@example.org",
  folder: "Vault",
  after: "mark_seen",
  move_to: null,
  every_minutes: 5,
  include_existing: false,
  enabled: true,
  messages: { pulled: 12, skipped: 0 },
  error: null,
  last_pull_at: "2026-11-23T09:30:00.000Z",
  next_pull_at: "2026-11-23T09:35:00.000Z",
  created_at: "2026-11-20T09:00:00.000Z",
};
