import { posix } from "node:path";
import { invalid, KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { changeVault } from "../change";
import { freeName } from "../inbox/files";
import { safeFilename } from "../name";
import { readLinkSettings } from "../obsidian/settings";
import { existingRecordPath, folderOf, type VaultPath, vaultPath } from "../path";
import { linkWriter } from "../records/new-links";
import { exists, hashOf } from "../store";
import { isImage } from "./content-type";

export const MAX_ATTACHMENT_BYTES = 9 * 1024 * 1024;

/** Where attachments are in a vault that Obsidian has never opened. */
const FOLDER = "Attachments";

interface NewAttachment {
  filename: string;
  bytes: Uint8Array;
  /** The path of the record that will embed it. */
  source: string;
}

/**
 * Adds an image to the vault, in the folder that the settings of Obsidian name; a name that is taken gets a number.
 * Returns its path, and how the record embeds it. Throws `VALIDATION_ERROR`, `PAYLOAD_TOO_LARGE`.
 */
export async function addAttachment(
  ctx: Context,
  { filename: raw, bytes, source: rawSource }: NewAttachment,
): Promise<{ path: VaultPath; embed: string }> {
  const source = existingRecordPath(rawSource, "source");
  const filename = safeFilename(raw);
  if (!isImage(filename))
    throw invalid("filename", `${filename} is not an image: add other files to the inbox`);
  if (bytes.byteLength > MAX_ATTACHMENT_BYTES)
    throw new KvError("PAYLOAD_TOO_LARGE", `${filename} is over the limit of 9 MiB for an image`);
  const folder = await folderFor(ctx.account.vaultDir, source);
  const { plan } = await changeVault(ctx, {
    lock: [vaultPath(folder || filename)],
    plan: async (tx) => {
      const path = await freeName(folder, filename, (at) => exists(ctx.account.vaultDir, at));
      const write = await linkWriter(ctx, tx, [path]);
      const entry = { action: "attachment.add", subject: path, after: hashOf(bytes) };
      return {
        changes: [{ kind: "create", path, content: bytes, entries: [entry] }],
        path,
        embed: `!${write(source, path)}`,
      };
    },
  });
  return { path: plan.path, embed: plan.embed };
}

/** Where Obsidian places attachments; empty for the root. Hidden folders are no part of the vault, to Obsidian neither. */
async function folderFor(root: string, source: string): Promise<string> {
  const set = (await readLinkSettings(root))?.attachmentFolderPath ?? FOLDER;
  const isRelative = /^\.{1,2}(?:\/|$)/.test(set);
  const folder = (isRelative ? posix.join(folderOf(source), set) : set).replace(/^(?:\.{0,2}\/)+|\/+$/g, "");
  if (folder === "." || folder === "..") return "";
  return folder.split("/").some((part) => part.startsWith(".")) ? FOLDER : folder;
}
