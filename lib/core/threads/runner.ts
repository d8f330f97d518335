import { Worker } from "node:worker_threads";
import { Child } from "./child";
import { type ThreadEntry, workerArguments } from "./entry";

/** A thread, or a process that is used as one. */
export type Runner = Worker | Child;

interface RunnerOptions {
  entry: ThreadEntry;
  memoryMb?: number;
  areProcesses?: boolean;
}

export function startRunner({ entry, memoryMb, areProcesses }: RunnerOptions): Runner {
  if (areProcesses) return new Child(entry);
  const [file, options] = workerArguments(entry);
  const resourceLimits = memoryMb ? { maxOldGenerationSizeMb: memoryMb } : {};
  return new Worker(file, { ...options, resourceLimits });
}
