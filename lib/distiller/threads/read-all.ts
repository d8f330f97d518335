import { batchesOf } from "@/lib/core/batches";
import { Turns } from "@/lib/core/turns";
import type { SourceText } from "../learning";
import { readingOf, type SourceReading } from "../reading";
import type { Candidate } from "../shapes";
import { candidateOf } from "../signals";
import { readingThreads } from "./pool";

/** Fewer are read as fast here: a thread takes 1.5 s of a processor before its first record, for the patterns of all languages. */
const MANY = 2_000;
/** Sources per task, so that all threads have work. */
const TASK_SIZE = 5;

/** Whether a run over this number of records reads them in threads. */
export const isForThreads = (records: number): boolean => records >= MANY;

/** The signals of each source, in order. */
export const candidatesAmong = (
  sources: readonly SourceText[],
  inThreads: boolean,
): Promise<(Candidate | null)[]> =>
  inThreads
    ? inTasks(sources, (some) => readingThreads().run("candidates", some))
    : inTurns(sources, candidateOf);

/** What is found in each source without a model, in order. */
export const readAll = (sources: readonly SourceText[], inThreads: boolean): Promise<SourceReading[]> =>
  inThreads
    ? inTasks(sources, (some) => readingThreads().run("readings", some))
    : inTurns(sources, readingOf);

async function inTasks<T>(
  sources: readonly SourceText[],
  read: (some: SourceText[]) => Promise<T[]>,
): Promise<T[]> {
  const done = await Promise.all([...batchesOf(sources, TASK_SIZE)].map(read));
  return done.flat();
}

async function inTurns<T>(sources: readonly SourceText[], read: (source: SourceText) => T): Promise<T[]> {
  const turns = new Turns();
  const done: T[] = [];
  for (const source of sources) {
    await turns.next();
    done.push(read(source));
  }
  return done;
}
