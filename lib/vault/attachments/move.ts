import { conflict, invalid } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { changeVault, type Plan } from "../change";
import { checkMatch } from "../indexing";
import { checkName } from "../name";
import { fileNameOf, type VaultPath, vaultPath } from "../path";
import { reconcile } from "../reconcile";
import { followMove, relinking } from "../records/relink";
import { layoutIn } from "../settings/read";
import { exists, hashStored, statFile } from "../store";

export interface AttachmentMove {
  from: VaultPath;
  /** The requested path. */
  to: string;
  ifMatch?: string | undefined;
}

export interface MovedAttachment {
  to: VaultPath;
  links: number;
  files: string[];
  hash: string;
}

/** The attachment at a path; undefined if there is none. Records and files in the inbox are not attachments. */
export async function attachmentAt(ctx: Context, path: string): Promise<VaultPath | undefined> {
  if (path.toLowerCase().endsWith(".md")) return undefined;
  const file = vaultPath(path);
  return (await statFile(ctx.account.vaultDir, file)) ? file : undefined;
}

/** Moves an attachment, and rewrites links to it. Throws `VALIDATION_ERROR`, `CONFLICT`, `PRECONDITION_FAILED`. */
export async function moveAttachment(ctx: Context, move: AttachmentMove): Promise<MovedAttachment> {
  const to = await placeFor(ctx, move);
  // Links that another program wrote a moment ago must follow too.
  await reconcile(ctx);
  const { plan } = await changeVault(ctx, {
    lock: "vault",
    plan: (tx) => planMove(ctx, tx, { ...move, to }),
  });
  return { to, ...plan.moved };
}

async function planMove(
  ctx: Context,
  tx: Tx,
  { from, to, ifMatch }: AttachmentMove & { to: VaultPath },
): Promise<Plan & { moved: Omit<MovedAttachment, "to"> }> {
  const layout = await layoutIn(ctx, tx);
  if (layout.isOfInbox(from)) throw invalid("from", "Files in the inbox are processed.");
  if (layout.isOfInbox(to)) throw invalid("to", "Files in the inbox are processed.");
  const before = await hashStored(ctx.account.vaultDir, from);
  checkMatch(ifMatch, before.hash);
  const isSameName = from.toLowerCase() === to.toLowerCase();
  if (!isSameName && (await exists(ctx.account.vaultDir, to))) throw conflict(`${to} already exists`);
  const { others, links } = await followMove(ctx, tx, { from, to, text: "" });
  const relinked = others.map((file) => relinking(file, { from, to }));
  const { hash } = before;
  const entry = { action: "file.move", subject: to, before: hash, after: hash, detail: { from } };
  return {
    changes: [{ kind: "rename", before, to, entries: [entry] }, ...relinked],
    moved: { links, files: others.map(({ before }): string => before.path).sort(), hash },
  };
}

/** The new path: new folders and a new name must be valid names, and the extension is kept. */
async function placeFor(ctx: Context, { from, to: raw }: AttachmentMove): Promise<VaultPath> {
  const to = vaultPath(raw, "to");
  if (to === from) throw conflict(`The file is already at ${to}`);
  if (extensionOf(to) !== extensionOf(from))
    throw invalid("to", `must end with ${extensionOf(from) || "no extension"}, as the file does`);
  const parts = to.split("/");
  for (const [at, part] of parts.entries()) {
    const path = parts.slice(0, at + 1).join("/") as VaultPath;
    const isLast = at === parts.length - 1;
    const isKnown = isLast ? part === fileNameOf(from) : await exists(ctx.account.vaultDir, path);
    const check = checkName(part);
    if (!isKnown && !check.ok) throw invalid("to", `${check.reason} Try "${check.suggestion}".`);
  }
  return to;
}

const extensionOf = (path: string): string => /\.[^.]+$/.exec(fileNameOf(path))?.[0].toLowerCase() ?? "";
