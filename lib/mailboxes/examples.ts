import type { Mailbox } from "./shapes";

export const exampleMailbox: Mailbox = {
  id: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a",
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
  pulling: false,
  messages: { pulled: 12, skipped: 0 },
  error: null,
  last_pull_at: "2026-03-02T09:30:00.000Z",
  next_pull_at: "2026-03-02T09:35:00.000Z",
  created_at: "2026-03-02T09:00:00.000Z",
};
