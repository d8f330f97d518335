import { KvError } from "@/lib/core/errors";
import { health } from "@/lib/health";
import { withAccount, withDatabase } from "../session";
import { account, type Command, print } from "./command";

const showHealth: Command = {
  name: ["health"],
  usage: "health [--account ID]",
  summary: "run the health checks; fails unless all are ok",
  options: account,
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        const { status, checks } = await health(ctx);
        for (const check of checks) print([check.name, check.status, check.detail].join("\t"));
        if (status !== "ok") throw new KvError("UNAVAILABLE", `The service is ${status}`);
        print("The service is ok");
      }),
    ),
};

export const healthCommands: Command[] = [showHealth];
