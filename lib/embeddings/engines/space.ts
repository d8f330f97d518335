import type { EMBEDDING_ENGINES } from "../tables";

/** Where a vector comes from. Vectors of different spaces cannot be compared. */
export interface Space {
  engine: EngineName;
  /** Name and version of a local model, or the provider's name of a remote one. */
  model: string;
}

export type EngineName = (typeof EMBEDDING_ENGINES)[number];

/** The bundled models for English text. The version is incremented whenever the vectors change. */
export const ENGLISH: Space = { engine: "local", model: "minilm-use-lite-en/1" };

/** English text where the runtime of the larger model has no binaries for the system. */
export const SMALL_ENGLISH: Space = { engine: "local", model: "use-lite-en/2" };

/** English text as earlier versions embedded it, until those records are embedded again. */
export const FORMER_ENGLISH: Space = { engine: "local", model: "use-lite-en/1" };

/** Text of other languages, by spelling. */
export const NGRAMS: Space = { engine: "ngrams", model: "hashed-ngrams/1" };

export const keyOfSpace = ({ engine, model }: Space): string => `${engine} ${model}`;

/** Turns texts into vectors of length 1, in order. */
export interface Embedder {
  space: Space;
  embed: (texts: readonly string[]) => Promise<Float32Array[]>;
}
