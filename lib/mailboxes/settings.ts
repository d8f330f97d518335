import type { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { isSameFolder } from "./connect/folder";
import { checkHost, checkSecurity } from "./connect/host";
import type { settingsInput } from "./shapes";

type Settings = Omit<z.output<typeof settingsInput>, "password">;

/** The columns of settings that are complete. Throws `VALIDATION_ERROR` where they do not fit together. */
export function columnsOf(settings: Settings) {
  const { host, port, security, username, folder, after } = settings;
  checkSecurity(security);
  if (after === "move" && settings.move_to === null)
    throw invalid("move_to", "must name the folder that messages are moved to");
  if (after === "move" && settings.move_to !== null && isSameFolder(settings.move_to, folder))
    throw invalid("move_to", "must be another folder than the one that is pulled");
  return {
    host: checkHost(host),
    port,
    security,
    username,
    folder,
    after,
    moveTo: after === "move" ? settings.move_to : null,
    everyMinutes: settings.every_minutes,
    includeExisting: settings.include_existing,
    enabled: settings.enabled,
  };
}
