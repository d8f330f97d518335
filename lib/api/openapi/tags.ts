import type { Tag } from "@/lib/operation";

/** What each group of operations is for. */
export const TAG_TEXTS: Readonly<Record<Tag, string>> = {
  Records: "Create, read, edit, move and delete records: Markdown files with fields.",
  Search: "Find records: by text and by meaning, by tag, by date, by their links.",
  Inbox: "Send files for the curator to turn into records, and see what became of them.",
  Vault: "The vault as a whole: its contents, schema, settings, attachments and directory.",
  Workers: "Start and stop the workers, and see what they do.",
  Curator: "Review what the curator found in inbox files.",
  Janitor: "Scan the vault for issues, and fix them.",
  Distiller: "Extract learnings from records.",
  Surveyor: "Group records into clusters, and review the links and tags that it proposes.",
  Learning: "What the curator learned about where files go.",
  Workflows: "Runs of the workers in the background, in Temporal's terms.",
  Schedules: "Start workflows at fixed times.",
  Events: "Follow what happens in the vault, as a stream or by signed webhooks.",
  Devices: "Pair devices with a code (RFC 8628), and end their access.",
  Keys: "API keys.",
  Models: "Providers, credentials, models and budgets of the agents.",
  Backups: "Encrypted backups, and restoring them.",
  Audit: "Every change in the account, tamper-evident.",
  Admin: "Administration of the account.",
  Service: "The state of the service, its log and this document.",
};
