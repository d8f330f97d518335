/**
 * The code of a process that embeds many texts at low priority, so that the process that waits for it stays responsive.
 */
import { constants, setPriority } from "node:os";
import { serveTasks } from "@/lib/core/threads/serve";
import { SENTENCE_DIMENSIONS } from "../engines/english/joined";
import { SentenceEngine } from "../engines/sentences";
import { flat } from "../engines/vector";
import { loadedOnce } from "./loaded";
import type { SentenceTasks } from "./tasks";

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const engine = loadedOnce(() => SentenceEngine.load());

serveTasks<SentenceTasks>({
  sentences: async ({ texts }) => flat(await (await engine()).embed(texts), SENTENCE_DIMENSIONS),
});
