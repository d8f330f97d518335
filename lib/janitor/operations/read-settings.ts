import { defineOperation, noInput } from "@/lib/operation";
import { settingsOf } from "../settings";
import { settings } from "../shapes";

export const readJanitorSettings = defineOperation({
  id: "janitorSettings",
  http: { method: "GET", path: "/workers/janitor/settings" },
  tag: "Workers",
  summary: "The account's settings for the janitor",
  input: noInput,
  output: settings,
  run: (ctx) => settingsOf(ctx),
});
