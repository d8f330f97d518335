import { env } from "@/lib/env";
import type { SecurityCheck } from "../finding";

/** Base URLs may point into the private network of the service. */
export const privateProviders: SecurityCheck = {
  id: "provider.private_allowed",
  run: async () =>
    env().KV_ALLOW_PRIVATE_PROVIDERS !== "yes"
      ? []
      : [
          {
            severity: "warn",
            title: "Private provider addresses are allowed",
            detail:
              "Anyone with an account or an API key can make the service call any machine that it can reach, also over http",
            remediation:
              "If no model runs on this machine or network, remove KV_ALLOW_PRIVATE_PROVIDERS and restart. " +
              "Otherwise use a firewall to restrict the service to the model servers",
          },
        ],
};
