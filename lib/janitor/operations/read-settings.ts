import { defineOperation, noInput } from "@/lib/operation";
import { settingsOf } from "../settings";
import { settings } from "../shapes";

export const readJanitorSettings = defineOperation({
  id: "janitorSettings",
  http: { method: "GET", path: "/workers/janitor/settings" },
  tag: "Janitor",
  summary: "The account's settings for the janitor",
  description: "What is reported, and which further statuses are accepted.",
  input: noInput,
  output: settings,
  run: (ctx) => settingsOf(ctx),
});
