import type { EMBEDDING_ENGINES } from "../tables";

/**
 * Where a vector comes from. Vectors of different spaces say nothing about each other: they are never compared.
 */
export interface Space {
  engine: EngineName;
  /** With its version, for the local ones; as the provider knows it, for a remote one. */
  model: string;
}

export type EngineName = (typeof EMBEDDING_ENGINES)[number];

/** Numbers in a vector of either local engine. */
export const LOCAL_DIMENSIONS = 512;

/** English text, by the model that comes with the program. The version counts up whenever its vectors change. */
export const ENGLISH: Space = { engine: "local", model: "use-lite-en/1" };

/** Text of other languages, by its spelling alone. */
export const NGRAMS: Space = { engine: "ngrams", model: "hashed-ngrams/1" };

export const LOCAL_SPACES: readonly Space[] = [ENGLISH, NGRAMS];

export const keyOfSpace = ({ engine, model }: Space): string => `${engine} ${model}`;

/** One engine that turns texts into vectors of length 1, in order. */
export interface Embedder {
  space: Space;
  embed: (texts: readonly string[]) => Promise<Float32Array[]>;
}
