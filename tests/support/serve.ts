import { afterAll, beforeAll } from "vitest";
import type { Api } from "./api";
import { type Service, type ServiceOptions, startService, type TestAccount } from "./service";

/** What the tests of a file share. */
export interface Serving {
  readonly service: Service;
  readonly account: TestAccount;
  /** A client of `account`. */
  readonly api: Api;
}

/** The build that a first start makes takes a minute. */
const LIMIT_MS = 240_000;

/** A service with an account, started before the tests of this file and stopped after them. */
export function serve(options: ServiceOptions = {}): Serving {
  let started: { service: Service; account: TestAccount } | undefined;
  beforeAll(async () => {
    const service = await startService(options);
    started = { service, account: await service.account() };
  }, LIMIT_MS);
  afterAll(async () => {
    await started?.service.stop();
  });
  const now = () => {
    if (!started) throw new Error("The service is there within tests and hooks only");
    return started;
  };
  return {
    get service() {
      return now().service;
    },
    get account() {
      return now().account;
    },
    get api() {
      return now().account.api;
    },
  };
}
