import { afterEach, describe, expect, it } from "vitest";
import { Child, type ChildPlan } from "@/bin/supervise/child";
import { isRunning } from "@/lib/core/process";
import { itDeep } from "@/tests/support/deep";
import { runNode } from "@/tests/support/processes";
import { root } from "@/tests/support/root";
import { until } from "@/tests/support/until";

const READY = "process.send({ ready: true });";
const STAY = "setInterval(() => {}, 1000);";

let lines: string[] = [];
let givenUp: Error[] = [];
let child: Child | undefined;

function plan(script: string, changes: Partial<ChildPlan> = {}): Child {
  lines = [];
  givenUp = [];
  child = new Child({
    name: "worker",
    args: ["-e", script],
    cwd: root,
    env: process.env,
    say: (line) => lines.push(line),
    maxFailures: 3,
    onFailure: (error) => givenUp.push(error),
    pause: 10,
    ...changes,
  });
  child.start();
  return child;
}

const pidOf = (running: Child): number => running.pid ?? 0;

afterEach(() => child?.kill());

describe("a supervised process", () => {
  it("is ready when it says so, and ends when asked", async () => {
    const running = plan(`${STAY} process.on("SIGTERM", () => process.exit(0)); ${READY}`);
    await running.ready;
    const pid = pidOf(running);
    expect(isRunning(pid)).toBe(true);
    await running.stop(5_000);
    expect(isRunning(pid)).toBe(false);
    expect(lines).toEqual([]);
  });

  it("is ended when it does not end in time", async () => {
    const running = plan(`process.on("SIGTERM", () => {}); ${STAY} ${READY}`);
    await running.ready;
    const pid = pidOf(running);
    await running.stop(200);
    expect(isRunning(pid)).toBe(false);
    expect(lines).toEqual(["The worker did not stop within 0.2 seconds; killing it."]);
  });

  it("is restarted when asked, also when it does not end in time, and once for each time asked", async () => {
    const running = plan(`process.on("SIGTERM", () => {}); ${STAY} ${READY}`);
    await running.ready;
    const first = pidOf(running);
    const restarts = [running.restart(100), running.restart(100)];
    await restarts[0];
    const second = pidOf(running);
    await restarts[1];
    const third = pidOf(running);
    expect(new Set([first, second, third]).size).toBe(3);
    expect([first, second, third].map(isRunning)).toEqual([false, false, true]);
    expect(givenUp).toEqual([]);
  });

  it("is not restarted once it is to stop", async () => {
    const running = plan(
      `process.on("SIGTERM", () => setTimeout(() => process.exit(0), 200)); ${STAY} ${READY}`,
    );
    await running.ready;
    const restarted = running.restart(5_000);
    await Promise.all([restarted, running.stop(5_000)]);
    expect(isRunning(pidOf(running))).toBe(false);
  });

  it("is started again when it is killed", async () => {
    const running = plan(`${STAY} ${READY}`);
    await running.ready;
    const pid = pidOf(running);
    process.kill(pid, "SIGKILL");
    await until("another one runs", () => pidOf(running) !== pid && isRunning(pidOf(running)));
    expect(lines).toEqual(["The worker exited (SIGKILL); restarting in 0.01 s."]);
    expect(givenUp).toEqual([]);
  });

  it("is given up when it ends time after time, with a longer pause before each", async () => {
    plan("process.exit(7)");
    await until("it is given up", () => givenUp.length > 0);
    expect(lines.map((line) => line.replace(/.*restarting in/, ""))).toEqual([" 0.01 s.", " 0.02 s."]);
    expect(givenUp[0]?.message).toMatch(/The worker exited 3 times in a row \(last: 7\)/);
  });

  it("is given up when it cannot even be started", async () => {
    plan(READY, { cwd: `${root}/no-such-directory`, pause: 1 });
    await until("it is given up", () => givenUp.length > 0);
    expect(givenUp[0]?.message).toMatch(/exited 3 times in a row/);
  });

  it("is given up at its first start even by those who bring it back for ever", async () => {
    plan("process.exit(7)", { maxFailures: Number.POSITIVE_INFINITY, pause: 1 });
    await until("it is given up", () => givenUp.length > 0);
    expect(givenUp[0]?.message).toMatch(/exited 5 times in a row/);
  });

  itDeep("is not given up for ends that lie far apart", async () => {
    plan(`${READY} setTimeout(() => process.exit(7), 30)`, { steadyAfter: 1, maxFailures: 2 });
    await until("it ended often", () => lines.length > 4);
    expect(givenUp).toEqual([]);
  });
});

describe("a process tied to its parent", () => {
  const parentOf = (onEnd: string) => {
    const script = `import { exitWithParent, signalReady } from "@/lib/core/parent";
      exitWithParent(${onEnd}); setInterval(() => {}, 1000); signalReady();`;
    return runNode(["tests/platform/hold-child.ts", script]);
  };

  it.each([
    ["that ends at once", "() => process.exit(0)"],
    ["that hangs", "() => {}"],
  ])("%s is gone soon after its parent was killed", async (_, onEnd) => {
    const parent = parentOf(onEnd);
    const [, pid = ""] = await parent.says(/child (\d+) is ready/);
    await parent.end("SIGKILL");
    await until("the child is gone", () => !isRunning(Number(pid)), 3_000);
  });
});
