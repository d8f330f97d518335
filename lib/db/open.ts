import { loadSecrets } from "@/lib/core/secrets";
import { env } from "@/lib/env";
import { type EmbeddedOptions, startEmbedded } from "./embedded";

export interface OpenedDatabase {
  url: string;
  /** Releases the server; the embedded one shuts down with its last user. */
  stop(): Promise<void>;
}

/** The database of this installation: the operator's (`DATABASE_URL`), else the embedded one. */
export async function openDatabase(options: EmbeddedOptions = {}): Promise<OpenedDatabase> {
  const { DATABASE_URL, KV_DATA_DIR } = env();
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => {} };
  return startEmbedded(KV_DATA_DIR, loadSecrets(KV_DATA_DIR).databasePassword, options);
}
