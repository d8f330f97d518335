import { boolean, jsonb, text } from "drizzle-orm/pg-core";
import { accountSettings } from "@/lib/db/tables";
import type { RecordType } from "../schema";

/** What the owner decided about the vault's folders; an account without a row has the defaults. */
export const vaultSettings = accountSettings("vault_settings", {
  /** Folders of types that are not in the directory of the type's name. */
  typeFolders: jsonb("type_folders").$type<Partial<Record<RecordType, string>>>().notNull().default({}),
  /** Globs of files that are not records. */
  ignore: text("ignore").array().notNull().default([]),
  inboxFolder: text("inbox_folder").notNull().default("inbox"),
  /** Whether files that other programs put into the inbox are processed. */
  inboxEnabled: boolean("inbox_enabled").notNull().default(true),
  /** Decides which day is today. */
  timeZone: text("time_zone").notNull().default("UTC"),
});
