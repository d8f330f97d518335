import { type ChildProcess, fork } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { childArguments, type ThreadEntry } from "./entry";

/** A process that a pool uses as it does a thread: for code that only the main thread of a process may load. */
export class Child extends EventEmitter {
  private readonly child: ChildProcess;

  constructor(entry: ThreadEntry) {
    super();
    const [file, execArgv] = childArguments(entry);
    // Vectors are no JSON.
    this.child = fork(file, { execArgv, serialization: "advanced" });
    for (const event of ["message", "error", "exit"])
      this.child.on(event, (...args) => this.emit(event, ...args));
  }

  postMessage(message: object): void {
    this.child.send(message);
  }

  ref(): void {
    this.child.ref();
    this.child.channel?.ref();
  }

  unref(): void {
    this.child.unref();
    this.child.channel?.unref();
  }

  async terminate(): Promise<void> {
    const { exitCode, signalCode } = this.child;
    if (exitCode !== null || signalCode !== null) return;
    const ended = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await ended;
  }
}
