import { lstat } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { SizedCache } from "@/lib/core/sized-cache";
import { anyVaultPath, EscapeError } from "../path";
import { readBytesIfAny } from "../store";

/** How Obsidian writes new links; settings that are missing or malformed have its defaults. */
export interface LinkSettings {
  newLinkFormat: "shortest" | "relative" | "absolute";
  /** Where new attachments are: `/` for the root, `./` with a folder for one beside the note, else a folder. */
  attachmentFolderPath: string;
  /** Where a note is created that a link names; undefined if the file does not say. */
  newFileLocation?: "root" | "current" | "folder" | undefined;
  /** The folder, for `folder`. */
  newFileFolderPath: string;
}

/** Where daily notes are, and what they are made from. */
export interface DailySettings {
  /** Empty for the root. */
  folder: string;
  /** In Moment's tokens; may contain folders. */
  format: string;
  /** The path of a note, with or without `.md`; empty for none. */
  template: string;
}

const linkSettings = z.object({
  newLinkFormat: z.enum(["shortest", "relative", "absolute"]).catch("shortest"),
  attachmentFolderPath: z.string().max(1_000).catch("/"),
  newFileLocation: z.enum(["root", "current", "folder"]).optional().catch(undefined),
  newFileFolderPath: z.string().max(1_000).catch("/"),
});

const text = (fallback: string) =>
  z
    .string()
    .max(1_000)
    .catch(fallback)
    .transform((value) => value.trim() || fallback);

const dailySettings = z.object({ folder: text(""), format: text("YYYY-MM-DD"), template: text("") });

/** The settings of links in `.obsidian/app.json`; undefined in a vault without that file. */
export async function readLinkSettings(root: string): Promise<LinkSettings | undefined> {
  const found = await readJson(root, ".obsidian/app.json");
  return found && linkSettings.parse(found.value);
}

/** The settings of daily notes in `.obsidian/daily-notes.json`, or Obsidian's defaults. */
export const readDailySettings = async (root: string): Promise<DailySettings> =>
  (await readOwnDailySettings(root)) ?? dailySettings.parse({});

/** The same; undefined in a vault without that file. */
export async function readOwnDailySettings(root: string): Promise<DailySettings | undefined> {
  const found = await readJson(root, ".obsidian/daily-notes.json");
  return found && dailySettings.parse(found.value);
}

const templateSettings = z.object({ folder: text("") });
const templaterSettings = z.object({ templates_folder: text("") });

/** The folders of templates: Obsidian's own, and that of the plugin Templater. The root is none, since all notes are in it. */
export async function readTemplateFolders(root: string): Promise<string[]> {
  const [own, templater] = await Promise.all([
    readJson(root, ".obsidian/templates.json"),
    readJson(root, ".obsidian/plugins/templater-obsidian/data.json"),
  ]);
  const named = [
    templateSettings.parse(own?.value ?? {}).folder,
    templaterSettings.parse(templater?.value ?? {}).templates_folder,
  ];
  const folders = named.map((folder) => folder.replace(/^(?:\.?\/)+|\/+$/g, "").normalize("NFC"));
  return [...new Set(folders)].filter((folder) => folder !== "" && folder !== ".").sort();
}

const MAX_BYTES = 256 * 1024;

interface Known {
  /** Size and time of the file: when they change, it is read again. */
  version: string;
  value: object;
}

const known = new SizedCache<Known>(4 * 1024 * 1024);

/**
 * A file of settings, cached until it changes; undefined if there is none. One that is not an object, is too long, or is
 * behind a symbolic link counts as an empty object.
 */
async function readJson(root: string, file: string): Promise<{ value: object } | undefined> {
  const absolute = path.join(root, file);
  const stat = await lstat(absolute).catch(() => undefined);
  if (!stat) return undefined;
  const version = [stat.ino, stat.size, stat.mtimeMs, stat.ctimeMs].join(" ");
  const cached = known.get(absolute);
  if (cached?.version === version) return cached;
  const value = stat.isFile() && stat.size <= MAX_BYTES ? await parsed(root, file) : {};
  known.set(absolute, { version, value }, stat.size + 512);
  return { value };
}

async function parsed(root: string, file: string): Promise<object> {
  try {
    const value: unknown = JSON.parse(String(await readBytesIfAny(root, anyVaultPath(file))));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof EscapeError) return {};
    throw error;
  }
}
