import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { root, type ServiceProcess } from "../room/process";
import type { Load, Order } from "./load";

/** A load, and the processor time of the server for each of its requests, in ms. */
export type Cost = Load & { cpu: number };

/** The clients of a server, in a separate process. */
export class Client {
  private readonly child: ChildProcess = fork(path.join(root, "bench/http/load.ts"), {
    execArgv: ["--import", "tsx"],
  });

  /** Sends requests to a path. Throws when one fails. */
  async load(server: ServiceProcess, address: string, order: Omit<Order, "url">): Promise<Cost> {
    const before = server.cpu() ?? Number.NaN;
    this.child.send({ url: server.base + address, ...order } satisfies Order);
    const [done] = (await once(this.child, "message")) as [Load];
    if (done.failed > 0) throw new Error(`${done.failed} of ${done.requests} requests to ${address} failed`);
    return { ...done, cpu: ((server.cpu() ?? Number.NaN) - before) / done.requests };
  }

  stop(): void {
    this.child.disconnect();
  }
}

export const rateOf = ({ requests, seconds }: Load): number => requests / seconds;
