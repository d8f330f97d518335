import { env } from "@/lib/env";
import type { SecurityCheck } from "../finding";

/** Sign-up is open. */
export const signUp: SecurityCheck = {
  id: "sign_up.open",
  run: async () =>
    env().KV_SIGNUP === "closed"
      ? []
      : [
          {
            severity: "warn",
            title: "Anyone can create an account",
            detail: "KV_SIGNUP is open: anyone who can reach the service can store a vault and run workers",
            remediation: "Remove KV_SIGNUP, or set it to closed, and restart; create accounts with kv setup",
          },
        ],
};
