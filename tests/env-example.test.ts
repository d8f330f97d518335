import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { readEnv, SETTINGS } from "@/lib/env";
import { run } from "@/tests/support/processes";
import { reachableRoom } from "@/tests/support/room";
import { root } from "@/tests/support/root";

/** Set by the launcher or by tests, not by the operator. */
const INTERNAL = ["NEXTAUTH_SECRET", "NODE_ENV", "KV_STRICT"];
/** Read by Docker Compose alone. */
const COMPOSE = ["POSTGRES_PASSWORD"];

const lines = readFileSync(join(root, ".env.example"), "utf8").split("\n");
const given = lines.flatMap((line, at) => {
  const [, name = "", value = ""] = /^# ([A-Z][A-Z0-9_]*)=(.*)$/.exec(line) ?? [];
  return name === "" ? [] : [{ name, value, at }];
});

it("has every setting, and no other", () => {
  const names = given.map(({ name }) => name).filter((name) => !COMPOSE.includes(name));
  expect(names.toSorted()).toEqual(SETTINGS.filter((name) => !INTERNAL.includes(name)).toSorted());
});

it("has values that the service accepts", () => {
  const settings = given.filter(({ name }) => !COMPOSE.includes(name));
  expect(() => readEnv(Object.fromEntries(settings.map(({ name, value }) => [name, value])))).not.toThrow();
});

it("explains each setting, or the group it is in", () => {
  for (const { name, at } of given) {
    const group = lines.slice(lines.slice(0, at).lastIndexOf("") + 1, at);
    expect(
      group.some((line) => /^# [A-Z][^=]*[.:]$/.test(line)),
      name,
    ).toBe(true);
  }
});

it("works as .env, and the environment wins over it", async () => {
  const room = reachableRoom("kv-env-");
  try {
    writeFileSync(join(room.path, ".env"), "PORT=4005\nKV_SIGNUP=open\n");
    const script = `import(${JSON.stringify(join(root, "lib/env.ts"))}).then(({ env }) => console.log(env().PORT, env().KV_SIGNUP))`;
    const loader = pathToFileURL(join(root, "node_modules/tsx/dist/loader.mjs")).href;
    const { PATH } = process.env;
    const running = run(process.execPath, ["--import", loader, "-e", script], {
      cwd: room.path,
      env: { NODE_ENV: "production", PATH, PORT: "4006" },
    });
    await running.says(/^4006 open$/m);
    expect(await running.ends()).toBe(0);
  } finally {
    room.remove();
  }
});

it("is what the compose file asks for", () => {
  const compose = readFileSync(join(root, "compose.yaml"), "utf8");
  for (const name of COMPOSE) expect(compose).toContain(name);
});
