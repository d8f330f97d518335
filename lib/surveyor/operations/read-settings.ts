import { defineOperation, noInput } from "@/lib/operation";
import { settingsOf } from "../settings";
import { settings } from "../shapes";

export const readSurveyorSettings = defineOperation({
  id: "surveyorSettings",
  http: { method: "GET", path: "/workers/surveyor/settings" },
  tag: "Surveyor",
  summary: "The account's settings for the surveyor",
  description: "Off until the owner turns it on.",
  input: noInput,
  output: settings,
  run: (ctx) => settingsOf(ctx),
});
