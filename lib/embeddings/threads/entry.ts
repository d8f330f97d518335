/** The code of a worker thread: the main thread stays free for requests and heartbeats. */
import { serveTasks } from "@/lib/core/threads/serve";
import { MODEL_DIMENSIONS } from "../engines/english/dimensions";
import { EnglishEngine } from "../engines/english/embed";
import { OpeningEngine } from "../engines/english/opening";
import { isEnglish } from "../engines/language";
import { graphOf } from "../engines/minilm/graph";
import { readTensors } from "../engines/minilm/tensors";
import { embedByNgrams, NGRAM_DIMENSIONS } from "../engines/ngrams";
import { graphOfUseLite } from "../engines/use-lite/graph";
import { openingReader } from "../engines/use-lite/pieces";
import { flat } from "../engines/vector";
import { communitiesOf } from "../graph/communities";
import { layOut } from "../graph/layout";
import { project } from "../graph/project";
import { neighboursOf } from "../nearest/neighbours";
import { scan } from "../nearest/scan";
import { loadedOnce } from "./loaded";
import type { EmbeddingTasks } from "./tasks";

const openings = loadedOnce(() => OpeningEngine.load());
const reader = loadedOnce(async () => openingReader());
const views = loadedOnce(() => EnglishEngine.load());

serveTasks<EmbeddingTasks>({
  graph: async ({ weights }) => graphOf(readTensors(weights)),
  smallGraph: async () => graphOfUseLite(),
  pieces: async ({ texts }) => (await reader())(texts),
  openings: async ({ texts }) => flat(await (await openings()).embed(texts), MODEL_DIMENSIONS),
  views: async ({ texts }) => flat(await (await views()).embed(texts), MODEL_DIMENSIONS),
  ngrams: async ({ texts }) => flat(texts.map(embedByNgrams), NGRAM_DIMENSIONS),
  languages: async ({ texts }) => texts.map(isEnglish),
  scan: async (task) => scan(task),
  neighbours: (task) => neighboursOf(task),
  communities: async (task) => communitiesOf(task),
  project: async (matrix) => project(matrix),
  layout: async (task) => layOut(task),
});
