import { batchesOf } from "@/lib/core/batches";
import { perProcess } from "@/lib/core/per-process";
import { loadedOnce } from "../threads/loaded";
import { threads } from "../threads/pool";
import { processes } from "../threads/processes";
import { joined } from "./english/joined";
import { OpeningEngine } from "./english/opening";
import { loadRuntime, MiniLm } from "./minilm";
import { type Embedder, ENGLISH, FORMER_ENGLISH, NGRAMS, SMALL_ENGLISH, type Space } from "./space";
import { UseLite } from "./use-lite/model";
import { type Embedded, vectorsOf } from "./vector";

/** Texts per task, so that all threads have work. */
const BATCH_SIZE = 32;
/** More texts than these are worth processes, which take two seconds to start. */
const FEW = 100;

const elsewhere = async (
  texts: readonly string[],
  embed: (some: string[]) => Promise<Embedded>,
): Promise<Float32Array[]> => {
  const answers = await inBatches(texts, embed);
  return answers.flatMap(({ vectors, dimensions }) => vectorsOf(vectors, dimensions));
};

const local = (space: Space, task: "openings" | "views" | "ngrams"): Embedder => ({
  space,
  embed: (texts) => elsewhere(texts, (some) => threads().run(task, { texts: some })),
});

/**
 * In the main thread, the only one it can run in: each part of a text takes 25 ms, after which others have their turn.
 */
async function loadMiniLm(): Promise<MiniLm> {
  const model = await MiniLm.load((weights) => threads().run("graph", { weights }));
  // What the thread used to make the graph is freed with it: a few hundred megabytes.
  await threads().endIdle();
  return model;
}

/** In the main thread as well, where it takes a seventh of the time. */
async function loadOpenings(): Promise<OpeningEngine> {
  const model = await UseLite.load(await threads().run("smallGraph", {}));
  return OpeningEngine.load({
    openingsOf: (texts) => threads().run("pieces", { texts }),
    run: (rows) => model.run(rows),
  });
}

const models = perProcess("sentence models", () => ({
  miniLm: loadedOnce(loadMiniLm),
  openings: loadedOnce(loadOpenings),
}));

async function embedHere(texts: readonly string[]): Promise<Float32Array[]> {
  const wholes = await (await models().miniLm()).embed(texts);
  const beginnings = await (await models().openings()).embed(texts);
  return wholes.map((each, at) => joined(each, beginnings[at]));
}

const ENGLISH_EMBEDDER: Embedder = {
  space: ENGLISH,
  embed: (texts) =>
    texts.length > FEW || processes().ready > 0
      ? elsewhere(texts, (some) => processes().run("sentences", { texts: some }))
      : embedHere(texts),
};
const SMALL_EMBEDDER = local(SMALL_ENGLISH, "openings");
const FORMER_EMBEDDER = local(FORMER_ENGLISH, "views");
const NGRAM_EMBEDDER = local(NGRAMS, "ngrams");

const EMBEDDERS = [ENGLISH_EMBEDDER, SMALL_EMBEDDER, FORMER_EMBEDDER, NGRAM_EMBEDDER];

/** Whether the larger model runs on this system. */
const canEmbedSentences = (): Promise<boolean> =>
  loadRuntime().then(
    () => true,
    () => false,
  );

/** The embedder of a local space; null for one of another version, or that this system cannot run. */
export async function localEmbedder({ engine, model }: Space): Promise<Embedder | null> {
  const known = EMBEDDERS.find(({ space }) => space.engine === engine && space.model === model) ?? null;
  return known !== ENGLISH_EMBEDDER || (await canEmbedSentences()) ? known : null;
}

const englishEmbedder = async (): Promise<Embedder> =>
  (await canEmbedSentences()) ? ENGLISH_EMBEDDER : SMALL_EMBEDDER;

/** The spaces in which this system embeds; vectors of other spaces are to be replaced. */
export const localSpaces = async (): Promise<Space[]> => [(await englishEmbedder()).space, NGRAMS];

/** For each text, the local engine for its language. */
export async function localEmbeddersFor(texts: readonly string[]): Promise<Embedder[]> {
  const english = await englishEmbedder();
  const areEnglish = await inBatches(texts, (some) => threads().run("languages", { texts: some }));
  return areEnglish.flat().map((isEnglish) => (isEnglish ? english : NGRAM_EMBEDDER));
}

const inBatches = <T>(texts: readonly string[], work: (some: string[]) => Promise<T>): Promise<T[]> =>
  Promise.all([...batchesOf(texts, BATCH_SIZE)].map(work));
