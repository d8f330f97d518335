import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isRunning } from "@/lib/core/process";
import type { OperationId } from "@/tests/support/api";
import { type OwnService, startService } from "@/tests/support/own-service";
import { reachableRoom } from "@/tests/support/room";
import type { TestAccount } from "@/tests/support/service";
import { until } from "@/tests/support/until";
import { itDeep } from "../support/deep";

/** A gateway of the operator's: a shell script that does what the test has written beside it. */
const room = reachableRoom("kv-external-");
const directory = join(room.path, "my gateway");
const program = join(directory, "gate.sh");
const act = (script: string) => writeFileSync(join(directory, "act.sh"), script);
const SECRET = "ab12".repeat(16);

let service: OwnService;
let account: TestAccount;

beforeAll(async () => {
  mkdirSync(directory);
  writeFileSync(program, `#!/bin/sh\ndir="$(dirname "$0")"\n. "$dir/act.sh"\n`);
  chmodSync(program, 0o755);
  service = await startService({
    process: "api",
    env: { KV_GATEWAY_COMMAND: `"${program}" --tag 'a  b' $HOME *`, KV_MASTER_KEY: SECRET },
  });
  account = await service.account();
}, 240_000);
afterAll(async () => {
  await service?.stop();
  room.remove();
});

const QUESTIONS = {
  gatewaySecrets: "secrets",
  gatewayAgents: "agents",
  gatewaySecurity: "security",
} as const satisfies Partial<Record<OperationId, string>>;

describe("an external gateway", () => {
  it.each(Object.entries(QUESTIONS))("answers %s, asked with the word %s", async (id, word) => {
    act(`for last; do :; done; echo "{\\"asked\\": \\"$last\\", \\"n\\": $#}"`);
    const reply = await account.api.ok(id as keyof typeof QUESTIONS, {});
    expect(reply).toEqual({ asked: word, n: 5 });
  });

  it("gets the words as they are written, without a shell", async () => {
    act(`for word; do echo "[$word]"; done`);
    expect(await account.api.ok("gatewaySecrets", {})).toEqual({
      raw: "[--tag]\n[a  b]\n[$HOME]\n[*]\n[secrets]\n",
    });
  });

  it("gets nothing of the service's environment", async () => {
    act("env");
    const { raw } = (await account.api.ok("gatewaySecrets", {})) as { raw: string };
    expect(raw).toMatch(/^PATH=/m);
    const names = raw.split("\n").flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? []);
    // A shell may add its own variables.
    const expected = ["HOME", "LANG", "NODE_ENV", "OLDPWD", "PATH", "PWD", "SHLVL", "_"];
    expect(names.filter((name) => !expected.includes(name))).toEqual([]);
    expect(raw).not.toContain(SECRET);
  });

  it.each([
    ["a list", `echo '[1, "zwei", null]'`, [1, "zwei", null]],
    ["a number", "echo 42", 42],
    ["text", "echo 3 secrets, all well", { raw: "3 secrets, all well\n" }],
    ["nothing", ":", { raw: "" }],
    ["JSON with more behind it", `echo '{"a":1} and more'`, { raw: `{"a":1} and more\n` }],
    ["what is no UTF-8", `printf 'a\\377b'`, { raw: "a\ufffdb" }],
    ["warnings beside its answer", `echo careful >&2; echo '{"a":1}'`, { a: 1 }],
  ])("that answers %s", async (_, script, answer) => {
    act(script);
    expect(await account.api.ok("gatewayAgents", {})).toEqual(answer);
  });

  it("that fails is 502 with the first line of its reason", async () => {
    act(
      `echo '{"half": true}'; echo >&2; printf 'no \\033[31mconfiguration\\033[0m\\nat line 1\\n' >&2; exit 3`,
    );
    expect(await account.api.refused("gatewaySecurity", {})).toMatchObject({
      status: 502,
      code: "EXEC_ERROR",
      message: "The external gateway failed with exit code 3: no  [31mconfiguration [0m",
    });
  });

  it("that is killed or prints nothing returns an error that says so", async () => {
    act("kill -9 $$");
    expect(await account.api.refused("gatewaySecurity", {})).toMatchObject({
      message: "The external gateway was killed by SIGKILL",
    });
    act("exit 1");
    expect(await account.api.refused("gatewaySecurity", {})).toMatchObject({
      message: "The external gateway failed with exit code 1",
    });
  });

  itDeep(
    "that does not end is killed after 10 s, with what it has started",
    { timeout: 40_000 },
    async () => {
      act(`sleep 300 & echo $! > "$dir/pid"; wait`);
      const begun = Date.now();
      const both = await Promise.all([
        account.api.refused("gatewaySecrets", {}),
        account.api.refused("gatewaySecrets", {}),
      ]);
      for (const each of both) {
        expect(each).toMatchObject({
          status: 502,
          code: "EXEC_ERROR",
          message: "The external gateway did not answer within 10 s",
        });
      }
      const took = Date.now() - begun;
      expect(took).toBeGreaterThan(9_500);
      expect(took).toBeLessThan(20_000);
      const sleeper = Number(readFileSync(join(directory, "pid"), "utf8"));
      await until("it is gone", () => !isRunning(sleeper));
    },
  );

  it("that writes without end is stopped at 1 MiB", async () => {
    act("head -c 1048576 /dev/zero | tr '\\0' x");
    expect(await account.api.ok("gatewaySecrets", {})).toEqual({ raw: "x".repeat(1_048_576) });
    act("yes");
    expect(await account.api.refused("gatewaySecrets", {})).toMatchObject({
      status: 502,
      message: "The external gateway wrote more than 1 MiB",
    });
  });

  it.each([
    [
      "is not there",
      () => renameSync(program, `${program}.away`),
      () => renameSync(`${program}.away`, program),
      /the program or its interpreter does not exist/,
    ],
    [
      "may not be executed",
      () => chmodSync(program, 0o644),
      () => chmodSync(program, 0o755),
      /is not executable/,
    ],
    [
      "is below a file",
      () => {
        renameSync(directory, `${directory} away`);
        writeFileSync(directory, "");
      },
      () => {
        rmSync(directory);
        renameSync(`${directory} away`, directory);
      },
      /cannot be started: ENOTDIR/,
    ],
  ])("that %s is 502", async (_, damage, repair, why) => {
    act("");
    damage();
    try {
      const refused = await account.api.refused("gatewaySecrets", {});
      expect(refused).toMatchObject({ status: 502, code: "EXEC_ERROR" });
      expect(refused.message).toMatch(why);
    } finally {
      repair();
    }
  });
});
