import type { EMBEDDING_ENGINES } from "../tables";

/** Where a vector comes from. Vectors of different spaces cannot be compared. */
export interface Space {
  engine: EngineName;
  /** Name and version of a local model, or the provider's name of a remote one. */
  model: string;
}

export type EngineName = (typeof EMBEDDING_ENGINES)[number];

/** Dimensions of both local engines' vectors. */
export const LOCAL_DIMENSIONS = 512;

/** The bundled model for English text. The version is incremented whenever its vectors change. */
export const ENGLISH: Space = { engine: "local", model: "use-lite-en/1" };

/** Text of other languages, by spelling. */
export const NGRAMS: Space = { engine: "ngrams", model: "hashed-ngrams/1" };

export const LOCAL_SPACES: readonly Space[] = [ENGLISH, NGRAMS];

export const keyOfSpace = ({ engine, model }: Space): string => `${engine} ${model}`;

/** Turns texts into vectors of length 1, in order. */
export interface Embedder {
  space: Space;
  embed: (texts: readonly string[]) => Promise<Float32Array[]>;
}
