/** What runs in a thread: one task at a time, so that the process itself stays free to answer and to beat its heart. */
import { parentPort } from "node:worker_threads";
import { EnglishEngine } from "../engines/english/embed";
import { isEnglish } from "../engines/language";
import { embedByNgrams } from "../engines/ngrams";
import { LOCAL_DIMENSIONS } from "../engines/space";
import { communitiesOf } from "../graph/communities";
import { layOut } from "../graph/layout";
import { neighboursOf } from "../nearest/neighbours";
import { scan } from "../nearest/scan";
import type { Reply, Request, TaskName, Tasks } from "./tasks";

let english: Promise<EnglishEngine> | undefined;

type Handlers = { [K in TaskName]: (input: Tasks[K]["input"]) => Promise<Tasks[K]["output"]> };

const handlers: Handlers = {
  english: async ({ texts }) => {
    english ??= EnglishEngine.load();
    return flat(await (await english).embed(texts));
  },
  ngrams: async ({ texts }) => flat(texts.map(embedByNgrams)),
  languages: async ({ texts }) => texts.map(isEnglish),
  scan: async (task) => scan(task),
  neighbours: (task) => neighboursOf(task),
  communities: async (task) => communitiesOf(task),
  layout: async (task) => layOut(task),
};

function flat(vectors: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(vectors.length * LOCAL_DIMENSIONS);
  for (const [at, vector] of vectors.entries()) all.set(vector, at * LOCAL_DIMENSIONS);
  return all;
}

const handle = <K extends TaskName>({ name, input }: Request<K>): Promise<Tasks[K]["output"]> =>
  handlers[name](input);

parentPort?.on("message", (request: Request) => {
  const answer = (reply: Reply) => parentPort?.postMessage(reply);
  handle(request).then(
    (output) => answer({ id: request.id, output }),
    (error: unknown) =>
      answer({
        id: request.id,
        failure: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
  );
});
