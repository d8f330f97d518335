/** A page, or what can be done on one. */
export interface Destination {
  group: "Actions" | "Pages" | "Settings";
  title: string;
  href: string;
  /** Other words that find it. */
  words?: string;
}

/** Where the palette leads, apart from records. */
const DESTINATIONS: readonly Destination[] = [
  { group: "Actions", title: "New record", href: "/vault/new", words: "create add note" },
  { group: "Actions", title: "New task", href: "/vault/new?type=task", words: "create add todo" },
  { group: "Actions", title: "Open today’s note", href: "/vault/today", words: "daily journal" },
  { group: "Actions", title: "Ask your vault", href: "/vault/ask", words: "question answer model" },
  { group: "Actions", title: "Add to the inbox", href: "/inbox", words: "upload paste drop file" },
  { group: "Actions", title: "Create an API key", href: "/settings/api-keys", words: "token" },
  { group: "Pages", title: "Home", href: "/home", words: "needs changes" },
  { group: "Pages", title: "Vault", href: "/vault", words: "records" },
  { group: "Pages", title: "Tasks", href: "/vault/tasks", words: "todo overdue due agenda" },
  { group: "Pages", title: "Graph", href: "/vault/graph", words: "links network" },
  { group: "Pages", title: "Inbox", href: "/inbox" },
  { group: "Pages", title: "Proposals", href: "/inbox/proposals", words: "curator findings review" },
  { group: "Pages", title: "Workers", href: "/workers", words: "curator distiller surveyor" },
  { group: "Pages", title: "Janitor", href: "/janitor", words: "issues" },
  { group: "Pages", title: "Janitor history", href: "/janitor/history", words: "fixes revert" },
  { group: "Pages", title: "Workflows", href: "/workflows", words: "runs" },
  { group: "Pages", title: "Schedules", href: "/workflows/schedules", words: "cron" },
  { group: "Pages", title: "Learnings", href: "/knowledge", words: "knowledge decisions" },
  { group: "Pages", title: "Clusters", href: "/knowledge/clusters", words: "surveyor proposals" },
  { group: "Pages", title: "Map", href: "/knowledge/map" },
  { group: "Pages", title: "Routing", href: "/knowledge/learning", words: "curator rules learning" },
  { group: "Settings", title: "Credentials", href: "/gateway/credentials", words: "provider key model" },
  { group: "Settings", title: "Agents", href: "/gateway/agents", words: "gateway models budget" },
  {
    group: "Settings",
    title: "Account",
    href: "/settings/account",
    words: "password sessions second factor",
  },
  { group: "Settings", title: "API keys", href: "/settings/api-keys" },
  { group: "Settings", title: "API reference", href: "/settings/reference", words: "openapi operations try" },
  { group: "Settings", title: "Assistants", href: "/settings/assistants", words: "mcp claude connect" },
  { group: "Settings", title: "Webhooks", href: "/settings/webhooks", words: "events deliveries n8n" },
  { group: "Settings", title: "Mailboxes", href: "/settings/mailboxes", words: "mail imap email" },
  { group: "Settings", title: "Devices", href: "/settings/devices", words: "pairing" },
  { group: "Settings", title: "Vault settings", href: "/settings/vault", words: "folders types inbox" },
  {
    group: "Settings",
    title: "Janitor settings",
    href: "/janitor/settings",
    words: "ignored statuses nightly",
  },
  { group: "Settings", title: "Backups", href: "/settings/backups", words: "restore" },
  { group: "Settings", title: "Audit log", href: "/settings/audit", words: "history changes" },
];

/** Where the letters of `typed` are in this order: 0 for a beginning, then by how late they are; null where they are not. */
function rankOf(typed: string, { title, words = "" }: Destination): number | null {
  const [name, letters] = [title.toLowerCase(), typed.toLowerCase().trim()];
  if (name.startsWith(letters)) return 0;
  const at = `${name} ${words}`.indexOf(letters);
  if (at >= 0) return 1 + at;
  return hasInOrder(name, letters.replace(/\s+/g, "")) ? 1_000 : null;
}

/** Whether `text` has these letters in this order, with any others between them. */
function hasInOrder(text: string, letters: string): boolean {
  let from = 0;
  for (const letter of letters) {
    const at = text.indexOf(letter, from);
    if (at < 0) return false;
    from = at + letter.length;
  }
  return true;
}

/** The destinations that what was typed may mean, the best first. */
export const destinationsFor = (typed: string): Destination[] =>
  DESTINATIONS.flatMap((destination) => {
    const rank = rankOf(typed, destination);
    return rank === null ? [] : [{ destination, rank }];
  })
    .sort((a, b) => a.rank - b.rank)
    .map(({ destination }) => destination);
