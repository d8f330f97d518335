import { env } from "@/lib/env";
import type { SecurityCheck } from "../finding";

/** Providers' addresses may lead into the network on which the service runs. */
export const privateProviders: SecurityCheck = {
  id: "provider.private_allowed",
  run: async () =>
    env().KV_ALLOW_PRIVATE_PROVIDERS === "no"
      ? []
      : [
          {
            severity: "warn",
            title: "Providers' addresses may be private ones",
            detail:
              "Whoever has an account or an API key can have the service call any machine that it reaches, over http as well",
            remediation:
              "If no model runs on this machine or network, take KV_ALLOW_PRIVATE_PROVIDERS away and start again. " +
              "Otherwise let the service reach the models' servers only, by a firewall",
          },
        ],
};
