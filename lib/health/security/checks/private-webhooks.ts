import { env } from "@/lib/env";
import type { SecurityCheck } from "../finding";

/** Webhooks may lead into the private network of the service. */
export const privateWebhooks: SecurityCheck = {
  id: "webhook.private_allowed",
  run: async () =>
    env().KV_ALLOW_PRIVATE_WEBHOOKS !== "yes"
      ? []
      : [
          {
            severity: "warn",
            title: "Private webhook addresses are allowed",
            detail:
              "Anyone with an account or an API key can make the service call any machine that it can reach, also over http",
            remediation:
              "If no program on this machine or network receives events, remove KV_ALLOW_PRIVATE_WEBHOOKS and restart. " +
              "Otherwise use a firewall to restrict the service to the receivers",
          },
        ],
};
