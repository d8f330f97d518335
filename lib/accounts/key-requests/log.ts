import { addToGroup } from "@/lib/core/group-by";
import { beforeClose } from "@/lib/core/shutdown";
import { type Database, database } from "@/lib/db";
import { logger } from "@/lib/log";
import { type KeyRequest, writeKeyRequests } from "./write";

/** Requests are written together: not one of them waits for the database. */
const WRITE_EVERY_MS = 3_000;

/** Beyond this number, requests are not logged until the database accepts them again. */
const MAX_WAITING = 10_000;

/** The requests with API keys that wait to be written, by account. */
class RequestLog {
  private waiting = new Map<string, KeyRequest[]>();
  private count = 0;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: () => Database,
    private readonly everyMs = WRITE_EVERY_MS,
  ) {}

  add(accountId: string, request: KeyRequest): void {
    if (this.count >= MAX_WAITING) return;
    addToGroup(this.waiting, accountId, request);
    this.count += 1;
    this.timer ??= setTimeout(() => void this.write(), this.everyMs).unref();
  }

  /** Writes what waits. A failure is logged: requests are not worth a failing reply. */
  write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const taken = this.waiting;
    this.waiting = new Map();
    this.count = 0;
    this.writing = this.writing.then(() => this.writeAll(taken));
    return this.writing;
  }

  private async writeAll(taken: Map<string, KeyRequest[]>): Promise<void> {
    for (const [id, requests] of taken) {
      try {
        await writeKeyRequests({ id, db: this.db().account(id) }, requests);
      } catch (error) {
        logger("web").warn(
          { account: id, requests: requests.length, err: error },
          "requests of keys not logged",
        );
      }
    }
  }
}

let log: RequestLog | undefined;

/** Logs a request with an API key: in a few seconds, and before this process ends. */
export function logKeyRequest(accountId: string, request: KeyRequest): void {
  if (!log) {
    const made = new RequestLog(database);
    beforeClose(() => made.write());
    log = made;
  }
  log.add(accountId, request);
}
