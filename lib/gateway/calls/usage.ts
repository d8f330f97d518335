export interface Usage {
  inputTokens: number | null;
  outputTokens: number | null;
  /** US dollars, if the provider reports it. */
  costUsd: number | null;
  /** Why an answer cannot be used, without anything of it; it is read, and may be sent back. */
  fault?: string | null;
}

/** A model answered, and was paid, but not with what was asked for. */
export class Unusable extends Error {
  constructor(
    readonly outcome: "malformed" | "refused",
    message: string,
    readonly usage: Usage,
  ) {
    super(message);
    this.name = "Unusable";
  }
}
