import { EnglishEngine } from "@/lib/embeddings/engines/english/embed";
import { OpeningEngine } from "@/lib/embeddings/engines/english/opening";
import { MiniLm } from "@/lib/embeddings/engines/minilm";
import { embedByNgrams } from "@/lib/embeddings/engines/ngrams";
import { SentenceEngine } from "@/lib/embeddings/engines/sentences";
import { readPairs } from "@/lib/embeddings/score/corpus.fixture";
import { printScores, scoresOf } from "@/lib/embeddings/score/score.fixture";

const dir = process.argv[2];
if (dir === undefined) {
  console.error("Usage: npx tsx tests/score-meaning.ts DIR");
  process.exit(2);
}
const pairs = readPairs(dir);
const engines = {
  "both models": await SentenceEngine.load(),
  MiniLM: await MiniLm.load(),
  "small model, openings": await OpeningEngine.load(),
  "small model, earlier versions": await EnglishEngine.load(),
  "n-grams": { embed: async (texts: readonly string[]) => texts.map(embedByNgrams) },
};
for (const [name, engine] of Object.entries(engines)) {
  const scores = await scoresOf((texts) => engine.embed(texts), pairs);
  console.log(`${name}\n${printScores(scores)}`);
}
