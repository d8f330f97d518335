import { defineOperation, noInput } from "@/lib/operation";
import { settingsOf } from "../proposals/settings";
import { settings } from "../proposals/shapes";

export const readCuratorSettings = defineOperation({
  id: "curatorSettings",
  http: { method: "GET", path: "/workers/curator/settings" },
  tag: "Curator",
  summary: "The account's settings for the curator",
  description: "Whether all, unsure or no findings need review.",
  input: noInput,
  output: settings,
  run: (ctx) => settingsOf(ctx),
});
