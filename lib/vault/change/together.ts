import { KvError } from "@/lib/core/errors";
import { perProcess } from "@/lib/core/per-process";
import type { Context, Tx } from "@/lib/db";
import type { Indexed } from "../indexing";
import { nameKey } from "../name";
import type { VaultPath } from "../path";
import { UnconfirmedChange } from "./act-run";
import { changeVault } from "./change";
import { hasInterruptedAct } from "./journal";
import type { FileChange, Plan } from "./plan";

/** A change of single records, with nothing to do but that. */
export interface RecordAct<P extends RecordPlan> {
  lock: readonly VaultPath[];
  plan: (tx: Tx) => Promise<P>;
}

export type RecordPlan = Pick<Plan, "changes">;

/** The links of all that was changed together, and those of other files that were diverted. */
type Links = Pick<Indexed, "links" | "diverted">;

interface Waiting {
  ctx: Context;
  act: RecordAct<RecordPlan>;
  resolve: (links: Links) => void;
  reject: (error: unknown) => void;
}

interface Queue {
  waiting: Waiting[];
  /** Called when one more waits. */
  arrived?: () => void;
}

/** More would make the first of them wait for the last. */
const MAX_TOGETHER = 32;
/** Clients are waited for as long as the last change took, and never longer. */
const MAX_WAIT_MS = 50;

/**
 * Like `changeVault`, for changes that many clients send at once: those that arrive while others of the same account and
 * actor are running wait, and are then done as one, with one journal row, one flush and one commit. Each has its own
 * result; when they cannot be done together, each is done alone.
 */
export async function changeTogether<P extends RecordPlan>(
  ctx: Context,
  { lock, plan }: RecordAct<P>,
): Promise<{ plan: P } & Links> {
  let planned!: P;
  const act = { lock, plan: async (tx: Tx) => (planned = await plan(tx)) };
  const key = JSON.stringify([ctx.account.id, ctx.actor]);
  const links = await new Promise<Links>((resolve, reject) => {
    const waiting = { ctx, act, resolve, reject };
    const queue = queues().get(key);
    if (!queue) return void doAll(key, { waiting: [waiting] });
    queue.waiting.push(waiting);
    queue.arrived?.();
  });
  return { plan: planned, ...links };
}

/** What waits, of each account and actor that has one running. */
const queues = perProcess("waiting changes", () => new Map<string, Queue>());

async function doAll(key: string, queue: Queue): Promise<void> {
  queues().set(key, queue);
  while (queue.waiting.length > 0) {
    const taken = takeApart(queue.waiting);
    const started = performance.now();
    await doTogether(taken);
    const ms = Math.min(performance.now() - started, MAX_WAIT_MS);
    // Those of one record are done one by one, however many wait.
    if (taken.length > 1) await comeBack(queue, taken.length + queue.waiting.length, ms);
  }
  queues().delete(key);
}

/**
 * Waits until each client has a change in the queue, since those that have their replies send their next requests: else those
 * who came meanwhile would be done alone, and the others after them. At most for `ms`: not all clients come back.
 */
async function comeBack(queue: Queue, clients: number, ms: number): Promise<void> {
  const count = Math.min(clients, MAX_TOGETHER);
  await new Promise<void>((resolve) => {
    const late = setTimeout(resolve, ms);
    queue.arrived = () => {
      if (queue.waiting.length < count) return;
      clearTimeout(late);
      resolve();
    };
    queue.arrived();
  });
  delete queue.arrived;
}

/** Takes the first that change different records out of the queue; changes of one record stay in their order. */
function takeApart(waiting: Waiting[]): Waiting[] {
  const locked = new Set<string>();
  const left: Waiting[] = [];
  const taken: Waiting[] = [];
  for (const each of waiting.splice(0)) {
    const keys = each.act.lock.map(nameKey);
    const isApart = taken.length < MAX_TOGETHER && !keys.some((key) => locked.has(key));
    (isApart ? taken : left).push(each);
    for (const key of keys) locked.add(key);
  }
  waiting.push(...left);
  return taken;
}

async function doTogether(acts: readonly Waiting[]): Promise<void> {
  const [first, ...others] = acts;
  if (!first) return;
  if (others.length === 0) return doAlone(first);
  try {
    const lock = acts.flatMap(({ act }) => act.lock);
    const { plan, ...links } = await changeVault(first.ctx, { lock, plan: (tx) => planAll(tx, acts) });
    for (const act of acts) {
      const error = plan.errors.get(act);
      if (error) act.reject(error);
      else act.resolve(links);
    }
  } catch (error) {
    if (!(error instanceof UnconfirmedChange) && (await isRecovered(first.ctx)))
      await Promise.all(acts.map(doAlone));
    else for (const { reject } of acts) reject(error);
  }
}

/** Whether nothing of a failed act is left, as far as can be found out. */
const isRecovered = (ctx: Context): Promise<boolean> =>
  ctx.db
    .tx((tx) => hasInterruptedAct(ctx, tx))
    .then(
      (isInterrupted) => !isInterrupted,
      () => false,
    );

const doAlone = ({ ctx, act, resolve, reject }: Waiting): Promise<void> =>
  changeVault(ctx, act).then(resolve, reject);

interface JointPlan extends Plan {
  /** Of the acts that cannot be done, for their clients; the others are done all the same. */
  errors: Map<Waiting, KvError>;
}

async function planAll(tx: Tx, acts: readonly Waiting[]): Promise<JointPlan> {
  const errors = new Map<Waiting, KvError>();
  const planOne = async (waiting: Waiting): Promise<readonly FileChange[]> => {
    try {
      return (await waiting.act.plan(tx)).changes;
    } catch (error) {
      if (!(error instanceof KvError)) throw error;
      errors.set(waiting, error);
      return [];
    }
  };
  const changes = await Promise.all(acts.map(planOne));
  return { changes: changes.flat(), errors };
}
