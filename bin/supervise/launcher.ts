import { fileURLToPath } from "node:url";
import { type Env, env } from "@/lib/env";
import type { Mode } from "./mode";
import { assertPortFree } from "./port";
import { Service } from "./service";
import { watchNpm } from "./starter";

const say = (line: string) => console.log(line);

function addressOf({ KV_PUBLIC_URL, HOST, PORT }: Env): string {
  if (KV_PUBLIC_URL) return KV_PUBLIC_URL;
  const name = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(HOST) ? "localhost" : HOST;
  return `http://${name.includes(":") ? `[${name}]` : name}:${PORT}`;
}

const explain = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** One Ctrl-C may arrive twice within this time, from the terminal and from npm. In ms. */
const ECHO = 500;

/** Hooks of a launcher. */
interface Around {
  begin?(root: string): void;
  onReady?(service: Service, root: string): void;
  end?(root: string): Promise<void>;
}

/** Runs the database, one web and one worker until Ctrl-C, then exits this process. */
export function launch(mode: Mode, around: Around = {}): void {
  main(mode, around).catch((error) => {
    console.error(explain(error));
    process.exit(1);
  });
}

async function main(mode: Mode, around: Around): Promise<void> {
  const settings = env();
  const root = fileURLToPath(new URL("../..", import.meta.url));
  process.chdir(root);
  around.begin?.(root);
  let ending: Promise<void> | undefined;
  let asked = 0;

  const stop = async () => {
    await around.end?.(root);
    await service.stop();
  };
  const end = (code: number) => {
    ending ??= stop().finally(() => process.exit(code));
    return ending;
  };
  const fail = (error: unknown) => {
    if (ending) return;
    console.error(explain(error));
    void end(1);
  };
  const service = new Service(settings, mode, { root, say, onFailure: fail });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => {
      if (!ending) say("Stopping …");
      else if (performance.now() - asked > ECHO) service.hurry();
      asked = performance.now();
      void end(0);
    });
  watchNpm(() => void end(0));

  try {
    await assertPortFree(settings.HOST, settings.PORT, mode.command);
    await service.start();
    say(`Knowledge Vault is ready: ${addressOf(settings)} (Ctrl-C stops it)`);
    around.onReady?.(service, root);
  } catch (error) {
    fail(error);
  }
}
