import { defineOperation, noInput } from "@/lib/operation";
import { settingsOf } from "../proposals/settings";
import { settings } from "../proposals/shapes";

export const readCuratorSettings = defineOperation({
  id: "curatorSettings",
  http: { method: "GET", path: "/workers/curator/settings" },
  tag: "Workers",
  summary: "The account's settings for the curator",
  input: noInput,
  output: settings,
  run: (ctx) => settingsOf(ctx),
});
