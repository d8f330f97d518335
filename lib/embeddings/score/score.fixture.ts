import { dot } from "../engines/vector";
import { languageOf, type Pair } from "./corpus.fixture";

type Embed = (texts: readonly string[]) => Promise<Float32Array[]>;

export interface Score {
  language: string;
  questions: number;
  /** Shares of questions whose note is the first of its language, or among the first five. */
  recallAt1: number;
  recallAt5: number;
}

/** The score of an engine for each language. */
export async function scoresOf(embed: Embed, pairs: readonly Pair[]): Promise<Score[]> {
  const languages = new Set(pairs.map(languageOf));
  const scores: Score[] = [];
  for (const language of languages) {
    const own = pairs.filter((pair) => languageOf(pair) === language);
    scores.push(scoreOf(language, await ranksOf(embed, own)));
  }
  return scores;
}

export function scoreOf(language: string, ranks: readonly number[]): Score {
  const share = (below: number) => ranks.filter((rank) => rank < below).length / ranks.length;
  return { language, questions: ranks.length, recallAt1: share(1), recallAt5: share(5) };
}

/** The rank of each question's note among all notes, from 0. */
async function ranksOf(embed: Embed, pairs: readonly Pair[]): Promise<number[]> {
  const notes = await embed(pairs.map(({ name, text }) => `${name}\n${text}`));
  const questions = await embed(pairs.map(({ question }) => question));
  return questions.map((question, at) => {
    const scores = notes.map((note) => dot(note, question));
    return scores.filter((score) => score > (scores[at] ?? 0)).length;
  });
}

export const printScores = (scores: readonly Score[]): string =>
  scores
    .map(
      ({ language, questions, recallAt1, recallAt5 }) =>
        `  ${language}  ${questions} questions  R@1 ${recallAt1.toFixed(3)}  R@5 ${recallAt5.toFixed(3)}`,
    )
    .join("\n");
