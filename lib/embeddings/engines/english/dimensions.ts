/** Dimensions of the small model's vectors. */
export const MODEL_DIMENSIONS = 512;
