import type moment from "moment";
import { invalid, KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { type DailySettings, readDailySettings } from "../obsidian/settings";
import { folderOf, recordPath, stemOf, type VaultPath, vaultPath } from "../path";
import { assertPlaceForRecord } from "../records/placed";
import type { Layout } from "../settings/layout";
import { readFileIfAny } from "../store";
import { fillTemplate, localTime } from "./day";
import { dailyName } from "./named-day";

const FILE = ".obsidian/daily-notes.json";

/** Today's daily note, whether it exists or not. */
export interface DailyNote {
  /** `YYYY-MM-DD`. */
  date: string;
  path: VaultPath;
  now: moment.Moment;
  settings: DailySettings;
}

/** Where today's note is, by the vault's settings of Obsidian. Throws `VALIDATION_ERROR` when they name no valid path. */
export async function dailyNote(ctx: Context, layout: Layout): Promise<DailyNote> {
  const settings = await readDailySettings(ctx.account.vaultDir);
  const now = localTime(ctx.clock.now(), layout.settings.timeZone);
  const path = validPath(dailyName(settings, now));
  assertPlaceForRecord(layout, path, "format");
  return { date: now.format("YYYY-MM-DD"), path, now, settings };
}

function validPath(named: string): VaultPath {
  // Folders of the user's own may have names that new ones cannot have.
  const folder = folderOf(named);
  try {
    return recordPath(named, "format", (path) => folder === path || folder.startsWith(`${path}/`));
  } catch (error) {
    if (!(error instanceof KvError)) throw error;
    const message = `${FILE} leads to ${JSON.stringify(named)}, which cannot be a note. ${error.message}`;
    throw invalid("format", message);
  }
}

/** The text of a new daily note: its template, filled in. Throws `VALIDATION_ERROR` when the template is missing. */
export async function newText(ctx: Context, { path, now, settings }: DailyNote): Promise<string> {
  const { template } = settings;
  if (template === "") return "";
  const file = vaultPath(`${template.replace(/^\/+/, "").replace(/\.md$/, "")}.md`, "template");
  const found = await readFileIfAny(ctx.account.vaultDir, file);
  if (!found) throw invalid("template", `${FILE} names the template ${file}, which does not exist.`);
  const title = stemOf(path);
  return fillTemplate(found.text, title, now);
}
