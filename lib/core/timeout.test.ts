import { describe, expect, it } from "vitest";
import { withTimeout } from "./timeout";

const forever = () => new Promise<never>(() => {});

describe("work with a time limit", () => {
  it("returns the result or error of work that ends in time", async () => {
    expect(await withTimeout(60_000, async (signal) => signal.aborted)).toBe(false);
    await expect(withTimeout(60_000, () => Promise.reject(new Error("its own")))).rejects.toThrow("its own");
  });

  it("ends when time is up, whether it listens or not", async () => {
    const timeout = { name: "TimeoutError", message: "Timed out after 1 ms" };
    await expect(withTimeout(1, forever)).rejects.toMatchObject(timeout);
    const listens = (signal: AbortSignal) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    await expect(withTimeout(1, listens)).rejects.toMatchObject(timeout);
  });

  it("ends with its parent, for the parent's reason", async () => {
    const parent = new AbortController();
    const waiting = withTimeout(60_000, forever, parent.signal);
    parent.abort(new Error("restarted"));
    await expect(waiting).rejects.toThrow("restarted");
    await expect(withTimeout(60_000, forever, parent.signal)).rejects.toThrow("restarted");
  });
});
