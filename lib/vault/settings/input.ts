import { z } from "zod";
import { textInput } from "@/lib/core/text";
import { timeZoneInput } from "@/lib/core/time-zone";
import { pathProblem } from "../path";
import { RECORD_TYPES, type RecordType } from "../schema";
import type { LayoutSettings } from "./layout";

const MAX_GLOBS = 100;
const MAX_GLOB_LENGTH = 200;

const folder = textInput.superRefine((value, issues) => {
  const problem = /^$|\/$/.test(value) ? "Give a folder, without a slash at the end." : pathProblem(value);
  if (problem) issues.addIssue({ code: "custom", message: problem });
});

const glob = textInput
  .min(1, "cannot be empty")
  .max(MAX_GLOB_LENGTH, `at most ${MAX_GLOB_LENGTH} characters`)
  .refine(
    (value) => !value.startsWith("/") && !value.split("/").includes(".."),
    "A glob is relative to the vault.",
  )
  .refine((value) => !/[\p{Cc}\\]/u.test(value), "A glob has no control characters and no backslash.");

export const settings = z
  .object({
    type_folders: z
      .partialRecord(
        z.enum(RECORD_TYPES, `must be one of the types: ${RECORD_TYPES.join(", ")}`),
        folder,
        "must be an object of folders by type",
      )
      .meta({ description: "Folders of types that are not in the directory of their name" }),
    ignore: z
      .array(glob, "must be a list of globs")
      .max(MAX_GLOBS, `at most ${MAX_GLOBS} globs`)
      .meta({ description: "Files that are not records: `Archive/`, `**/*.excalidraw.md`" }),
    inbox: z.object({
      folder,
      enabled: z
        .boolean("must be true or false")
        .meta({ description: "Whether files that other programs put into the inbox are processed" }),
    }),
    time_zone: timeZoneInput.meta({ description: "IANA; decides which day is today" }),
  })
  .meta({ id: "VaultSettings" });

export type VaultSettings = z.output<typeof settings>;

/** What is given replaces what was set; `inbox` may have one of its fields. */
export const settingsInput = z
  .strictObject({
    type_folders: settings.shape.type_folders.optional(),
    ignore: settings.shape.ignore.optional(),
    inbox: z.strictObject(settings.shape.inbox.shape).partial().optional(),
    time_zone: settings.shape.time_zone.optional(),
  })
  .refine((input) => Object.keys(input).length > 0, "Give a setting to change");

export const presentSettings = (layout: LayoutSettings): VaultSettings => ({
  type_folders: { ...layout.typeFolders },
  ignore: [...layout.ignore],
  inbox: { folder: layout.inboxFolder, enabled: layout.inboxEnabled },
  time_zone: layout.timeZone,
});

/** The settings after a change. */
export const changedSettings = (
  before: LayoutSettings,
  { type_folders, ignore, inbox = {}, time_zone }: z.output<typeof settingsInput>,
): LayoutSettings => ({
  typeFolders: type_folders ?? before.typeFolders,
  ignore: ignore ?? before.ignore,
  inboxFolder: inbox.folder ?? before.inboxFolder,
  inboxEnabled: inbox.enabled ?? before.inboxEnabled,
  timeZone: time_zone ?? before.timeZone,
});

/** The first contradiction between settings: its field and a sentence. */
export function contradiction({
  typeFolders,
  inboxFolder,
}: LayoutSettings): { field: string; message: string } | undefined {
  const taken = new Map<string, string>();
  for (const [type, path] of Object.entries(typeFolders) as [RecordType, string][]) {
    const field = `type_folders.${type}`;
    const folder = path.normalize("NFC");
    const other = taken.get(folder);
    if (other !== undefined) return { field, message: `${path} is the folder of ${other} already.` };
    if (`${folder}/`.startsWith(`${inboxFolder.normalize("NFC")}/`))
      return { field, message: `${path} is in the inbox.` };
    taken.set(folder, type);
  }
  return undefined;
}
