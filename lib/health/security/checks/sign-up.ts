import { env } from "@/lib/env";
import type { SecurityCheck } from "../finding";

/** Everyone who reaches the service can make an account. */
export const signUp: SecurityCheck = {
  id: "sign_up.open",
  run: async () =>
    env().KV_SIGNUP === "closed"
      ? []
      : [
          {
            severity: "warn",
            title: "Anyone can make an account",
            detail:
              "KV_SIGNUP is open: whoever reaches the service can keep a vault here and have workers work",
            remediation:
              "Take KV_SIGNUP away, or set it to closed, and start again; kv setup makes accounts for those who may have one",
          },
        ],
};
