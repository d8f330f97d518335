import { MiniLm } from "../minilm";
import { joined } from "./joined";
import { OpeningEngine } from "./opening";

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
    return new SentenceEngine(whole, await OpeningEngine.load());
  }

  /** Vectors of length 1, in order; zero for a text without words. */
  async embed(texts: readonly string[]): Promise<Float32Array[]> {
    const wholes = await this.whole.embed(texts);
    const openings = await this.opening.embed(texts);
    return wholes.map((whole, at) => joined(whole, openings[at]));
  }
}
