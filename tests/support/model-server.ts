import { afterAll, afterEach, beforeAll, expect } from "vitest";
import type { Window } from "./browser";
import { startProvider, type TestProvider } from "./provider";
import type { Serving } from "./serve";
import { closeWindow, openWindow } from "./window";

/** What the tests of a file with a model server share. */
export interface ModelServer {
  /** Of the account of the service; nothing may go wrong in it. */
  readonly window: Window;
  readonly testProvider: TestProvider;
}

/** Starts a provider as the model server, and opens a window beside it, for the tests of this file. */
export function withModelServer(served: Serving): ModelServer {
  let started: ModelServer | undefined;
  const now = () => {
    if (!started) throw new Error("The model server is there within tests and hooks only");
    return started;
  };
  beforeAll(async () => {
    const testProvider = await startProvider();
    const viewport = { width: 1280, height: 800 };
    started = { testProvider, window: await openWindow(served.service, { as: served.account, viewport }) };
  }, 240_000);
  afterAll(async () => {
    await closeWindow(now().window);
    await now().testProvider.close();
  });
  afterEach(() => {
    expect(now().window.problems.splice(0)).toEqual([]);
  });
  return {
    get window() {
      return now().window;
    },
    get testProvider() {
      return now().testProvider;
    },
  };
}
