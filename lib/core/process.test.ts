import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { zombie } from "@/tests/support/processes";
import { isRunning, pidNamespace, processState } from "./process";

describe("processState", () => {
  it("knows a process that runs, by its command", () => {
    expect(processState(process.pid)).toEqual({
      zombie: false,
      parent: process.ppid,
      started: expect.stringMatching(/\d{2}/),
      command: expect.stringContaining("node"),
    });
    expect(isRunning(process.pid)).toBe(true);
  });

  it("knows that nothing runs under a number that is out of reach", () => {
    expect(processState(2 ** 30)).toBeNull();
    expect(isRunning(2 ** 30)).toBe(false);
  });

  it("counts a process that is dead but not buried as dead", async () => {
    const { pid, parent, end } = await zombie();
    expect(processState(pid)).toMatchObject({ zombie: true, parent });
    expect(isRunning(pid)).toBe(false);
    await end();
  });
});

describe("pidNamespace", () => {
  const script = `import { pidNamespace } from ${JSON.stringify(join(import.meta.dirname, "process.ts"))};
    console.log(pidNamespace());`;
  const node = [process.execPath, "--import", "tsx", "--input-type=module", "-e", script];
  const outputOf = ([command = "", ...args]: string[]) =>
    execFileSync(command, args, { encoding: "utf8" }).trim();

  it("is the same for the processes of a machine", () => {
    expect(outputOf(node)).toBe(pidNamespace());
  });

  it("is another one for a container with the host name of its machine", () => {
    const container = ["unshare", "--pid", "--fork"];
    try {
      outputOf([...container, "true"]);
    } catch {
      return; // not Linux, or not allowed to
    }
    expect(outputOf([...container, ...node])).not.toBe(pidNamespace());
  });
});
