import { joined } from "./english/joined";
import { OpeningEngine } from "./english/opening";
import { MiniLm } from "./minilm";
import { graphOfUseLite, openingReader, UseLite } from "./use-lite";

/**
 * Embeds English text by two models side by side: the whole text by MiniLM, its opening by the small model. They err on
 * different texts, so that together they find more than either.
 */
export class SentenceEngine {
  private constructor(
    private readonly whole: MiniLm,
    private readonly opening: OpeningEngine,
  ) {}

  /** Throws where MiniLM cannot run. */
  static async load(): Promise<SentenceEngine> {
    const whole = await MiniLm.load();
    const [small, read] = [await UseLite.load(graphOfUseLite()), openingReader()];
    const opening = {
      openingsOf: async (texts: readonly string[]) => read(texts),
      run: small.run.bind(small),
    };
    return new SentenceEngine(whole, await OpeningEngine.load(opening));
  }

  /** Vectors of length 1, in order; zero for a text without words. */
  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const wholes = await this.whole.embed(texts);
    const openings = await this.opening.embed(texts);
    return wholes.map((whole, at) => joined(whole, openings[at]));
  }
}
