import path from "node:path";
import { createApiKey } from "@/lib/accounts";
import { type Measure, median } from "../report";
import { ServiceProcess } from "../room/process";
import type { Room } from "../room/room";
import { Client, type Cost, rateOf } from "./client";

/** Short turns, so that what else the machine does falls on all. */
const ORDER = { forMs: 700, connections: 8 };
const WARM_UPS = 4;

interface Round {
  /** A route handler of Next that does nothing. */
  bare: Cost;
  web: Cost;
  api: Cost;
}

/** An authenticated request to the web process and to the API process, and one to a bare route handler, in turns. */
export async function measureRequests(room: Room, quick: boolean): Promise<Measure[]> {
  const ctx = await room.account(path.join(room.dir, "empty vault"));
  const { key } = await createApiKey(ctx, { name: "bench" });
  const [web, api] = [await ServiceProcess.start(room, "web"), await ServiceProcess.start(room, "api")];
  const client = new Client();
  const schema = (server: ServiceProcess) => client.load(server, "/api/v1/vault/schema", { ...ORDER, key });
  const rounds: Round[] = [];
  try {
    for (let n = -WARM_UPS; n < (quick ? 5 : 21); n++) {
      const round = {
        bare: await client.load(web, "/healthz", ORDER),
        web: await schema(web),
        api: await schema(api),
      };
      if (n >= 0) rounds.push(round);
    }
  } finally {
    client.stop();
    await Promise.all([web.stop(), api.stop()]);
  }
  return [compare(rounds, "web", "bare", 0.85), compare(rounds, "api", "web", 8)];
}

const NAMES: Record<keyof Round, string> = {
  bare: "a bare handler of Next",
  web: "GET /vault/schema by Next",
  api: "GET /vault/schema by the API process",
};

function compare(rounds: Round[], one: keyof Round, other: keyof Round, limit: number): Measure {
  const figures = (of: keyof Round) => {
    const costs = rounds.map((round) => round[of]);
    const [rate, p50, cpu] = [
      costs.map(rateOf),
      costs.map((each) => each.p50),
      costs.map((each) => each.cpu),
    ];
    return `${median(rate).toFixed(0)}/s (p50 ${median(p50).toFixed(1)} ms, ${median(cpu).toFixed(2)} ms of CPU each)`;
  };
  return {
    name: `${NAMES[one]} : ${NAMES[other]}`,
    figures: `${figures(one)} : ${figures(other)}`,
    ratio: median(rounds.map((round) => rateOf(round[one]) / rateOf(round[other]))),
    target: { limit, is: "at least" },
  };
}
