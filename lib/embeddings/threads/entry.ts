/** The code of a worker thread: the main thread stays free for requests and heartbeats. */
import { serveTasks } from "@/lib/core/threads/serve";
import { EnglishEngine } from "../engines/english/embed";
import { isEnglish } from "../engines/language";
import { embedByNgrams } from "../engines/ngrams";
import { LOCAL_DIMENSIONS } from "../engines/space";
import { communitiesOf } from "../graph/communities";
import { layOut } from "../graph/layout";
import { neighboursOf } from "../nearest/neighbours";
import { scan } from "../nearest/scan";
import type { EmbeddingTasks } from "./tasks";

let english: Promise<EnglishEngine> | undefined;

serveTasks<EmbeddingTasks>({
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
});

function flat(vectors: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(vectors.length * LOCAL_DIMENSIONS);
  for (const [at, vector] of vectors.entries()) all.set(vector, at * LOCAL_DIMENSIONS);
  return all;
}
