import { defineOperation, noInput } from "@/lib/operation";
import { presentSettings, settings } from "../settings/input";
import { readLayout } from "../settings/read";

export const readVaultSettings = defineOperation({
  id: "vaultSettings",
  http: { method: "GET", path: "/vault/settings" },
  tag: "Vault",
  summary: "The folders of types, ignored files, and the inbox",
  description:
    "Where records of each type are, what is ignored, which folder is the inbox, and the time zone.",
  input: noInput,
  output: settings,
  run: async (ctx) => presentSettings((await readLayout(ctx)).settings),
});
