import { watch } from "chokidar";
import type { Context } from "@/lib/db";
import { INBOX, reconcile } from "@/lib/vault";
import { enqueueWaiting, STILL_MS } from "./inbox";
import { Repeater } from "./repeater";

/** Changes on the disk come in bursts: the index follows when they pause. */
const SETTLE_MS = 200;
/** A fallback for disks that tell nothing, such as shared volumes. */
const RECONCILE_EVERY_MS = 60_000;
const INBOX_EVERY_MS = 2_000;

/** Keeps one account's index at what its disk says, and its inbox moving. */
export class AccountWatch {
  private readonly index: Repeater;
  private readonly inbox: Repeater;
  private watcher: ReturnType<typeof watch> | undefined;

  constructor(private readonly ctx: Context) {
    const failed = (error: unknown) => ctx.log.error({ err: error }, "watch failed");
    this.index = new Repeater(() => reconcile(ctx), RECONCILE_EVERY_MS, failed);
    this.inbox = new Repeater(() => this.lookIntoInbox(), INBOX_EVERY_MS, failed);
  }

  async start(): Promise<void> {
    this.index.soon(0);
    this.inbox.soon(0);
    const root = this.ctx.account.vaultDir;
    // A symbolic link could lead to the whole disk, and nothing behind one is part of the vault.
    const options = { ignoreInitial: true, followSymlinks: false };
    this.watcher = watch(root, { ...options, ignored: (path) => isHidden(root, path) });
    this.watcher.on("all", (_event, path) => this.noticed(path.slice(root.length + 1)));
    this.watcher.on("error", (error) => this.ctx.log.warn({ err: error }, "the disk cannot be watched"));
  }

  /** Something came into the inbox through the service. */
  wake(): void {
    this.inbox.soon(STILL_MS);
  }

  async stop(): Promise<void> {
    await this.watcher?.close();
    await Promise.all([this.index.stop(), this.inbox.stop()]);
  }

  private noticed(path: string): void {
    if (path.startsWith(`${INBOX}/`)) this.inbox.soon(STILL_MS);
    this.index.soon(SETTLE_MS);
  }

  private async lookIntoInbox(): Promise<void> {
    if (await enqueueWaiting(this.ctx)) this.inbox.soon(STILL_MS);
  }
}

const isHidden = (root: string, path: string): boolean =>
  path.length > root.length &&
  path
    .slice(root.length)
    .split("/")
    .some((part) => part.startsWith("."));
