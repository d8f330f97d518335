import path from "node:path";
import { z } from "zod";
import { type Context, notify } from "@/lib/db";
import type { FileChange, FollowUp, FollowUpHandler, Plan } from "../change";
import type { accepted as acceptedFile } from "../inbox-shapes";
import { nameKey, safeFilename } from "../name";
import { fileNameOf, type VaultPath } from "../path";
import { type Layout, OWN_FOLDERS } from "../settings/layout";
import { hashOf } from "../store";
import { inboxFiles } from "../tables/inbox";
import { arrivalsFolder, firstFree, isNameTaken, namesFor } from "./files";

/** A file for the inbox. */
export interface Arrival {
  filename: string;
  content: Uint8Array | string;
}

export type AcceptedFile = z.output<typeof acceptedFile> & { location: VaultPath };

/** The changes that put files into the inbox, each with a name that is unused there and among them. */
export async function planArrivals(
  ctx: Context,
  layout: Layout,
  arriving: readonly Arrival[],
): Promise<Plan & { followUp: FollowUp; accepted: AcceptedFile[] }> {
  const arrivals = arriving.map(({ filename, content }) => ({
    filename: safeFilename(filename),
    bytes: typeof content === "string" ? Buffer.from(content) : content,
  }));
  const accepted = await nameAll(ctx, layout, arrivals);
  const changes = accepted.map((file, index) => change(file, arrivals[index]?.bytes ?? new Uint8Array()));
  const files = accepted.map(({ filename, location }) => ({ filename, location }));
  const data: z.input<typeof arrived> = { files, at: ctx.clock.now().toISOString() };
  return { changes, accepted, followUp: { name: INBOX_ARRIVED, data } };
}

function change({ location }: AcceptedFile, content: Uint8Array): FileChange {
  const entry = { action: "inbox.add", subject: location, after: hashOf(content) };
  return { kind: "create", path: location, content, entries: [entry] };
}

interface Named {
  filename: string;
  bytes: Uint8Array;
}

async function nameAll(ctx: Context, layout: Layout, files: readonly Named[]): Promise<AcceptedFile[]> {
  const accepted: AcceptedFile[] = [];
  const folder = arrivalsFolder(ctx.account.vaultDir, layout);
  const given = new Set(OWN_FOLDERS.map((own) => nameKey(`${folder}/${own}`)));
  // Files of the same name share an iterator, so that each continues where the previous one ended.
  const names = new Map(files.map(({ filename }) => [filename, namesFor(folder, filename)]));
  for (const { filename, bytes } of files) {
    const candidates = names.get(filename) ?? namesFor(folder, filename);
    const location = await firstFree(
      candidates,
      async (at) => given.has(nameKey(at)) || isNameTaken(ctx.account.vaultDir, layout, fileNameOf(at)),
    );
    given.add(nameKey(location));
    accepted.push({ filename: path.basename(location), location, size: bytes.byteLength });
  }
  return accepted;
}

/** The follow-up of files that are put into the inbox: their rows. In a disabled inbox nothing else says that they are to be processed. */
export const INBOX_ARRIVED = "inbox.arrived";

const arrived = z.object({
  files: z.array(z.object({ filename: z.string(), location: z.string() })),
  at: z.iso.datetime(),
});

export const arrivedFollowUp: FollowUpHandler = {
  done: async (ctx, tx, data) => {
    const { files, at } = arrived.parse(data);
    const rows = files.map((file) => ({
      ...file,
      accountId: ctx.account.id,
      state: "waiting" as const,
      receivedAt: new Date(at),
    }));
    await tx.insert(inboxFiles).values(rows).onConflictDoNothing();
    await notify(ctx, tx, "kv_inbox");
  },
};
