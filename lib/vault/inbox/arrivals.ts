import path from "node:path";
import type { z } from "zod";
import { type Context, notify, type Tx } from "@/lib/db";
import type { FileChange, Plan } from "../change";
import type { accepted as acceptedFile } from "../inbox-shapes";
import { nameKey, safeFilename } from "../name";
import type { VaultPath } from "../path";
import { exists, hashOf } from "../store";
import { inboxFiles } from "../tables/inbox";
import { firstFree, namesFor, OWN_FOLDERS } from "./files";

/** A file for the inbox. */
export interface Arrival {
  filename: string;
  content: Uint8Array | string;
}

export type AcceptedFile = z.output<typeof acceptedFile> & { location: VaultPath };

/** The changes that put files into the inbox, which is `folder`, each with a name that is unused there and among them. */
export async function planArrivals(
  ctx: Context,
  folder: string,
  files: readonly Arrival[],
): Promise<Plan & { accepted: AcceptedFile[] }> {
  const arrivals = files.map(({ filename, content }) => ({
    filename: safeFilename(filename),
    bytes: typeof content === "string" ? Buffer.from(content) : content,
  }));
  const accepted = await nameAll(ctx, folder, arrivals);
  const changes = accepted.map((file, index) => change(file, arrivals[index]?.bytes ?? new Uint8Array()));
  return { changes, accepted, alongside: (tx) => notifyWorkers(ctx, tx, accepted) };
}

function change({ location }: AcceptedFile, content: Uint8Array): FileChange {
  const entry = { action: "inbox.add", subject: location, after: hashOf(content) };
  return { kind: "create", path: location, content, entries: [entry] };
}

interface Named {
  filename: string;
  bytes: Uint8Array;
}

async function nameAll(ctx: Context, folder: string, files: readonly Named[]): Promise<AcceptedFile[]> {
  const accepted: AcceptedFile[] = [];
  const given = new Set(OWN_FOLDERS.map((own) => nameKey(`${folder}/${own}`)));
  // Files of the same name share an iterator, so that each continues where the previous one ended.
  const names = new Map(files.map(({ filename }) => [filename, namesFor(folder, filename)]));
  for (const { filename, bytes } of files) {
    const candidates = names.get(filename) ?? namesFor(folder, filename);
    const location = await firstFree(
      candidates,
      async (at) => given.has(nameKey(at)) || exists(ctx.account.vaultDir, at),
    );
    given.add(nameKey(location));
    accepted.push({ filename: path.basename(location), location, size: bytes.byteLength });
  }
  return accepted;
}

/** Adds the rows of the inbox page, and notifies the workers. */
async function notifyWorkers(ctx: Context, tx: Tx, accepted: readonly AcceptedFile[]): Promise<void> {
  const rows = accepted.map(({ filename, location }) => ({
    accountId: ctx.account.id,
    filename,
    location,
    state: "waiting" as const,
    receivedAt: ctx.clock.now(),
  }));
  await tx.insert(inboxFiles).values(rows).onConflictDoNothing();
  await notify(ctx, tx, "kv_inbox");
}
