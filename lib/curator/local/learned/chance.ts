/** From here on a find is proposed: to discard one takes a key, to find what is missing takes reading the file. */
export const MIN_CHANCE = 0.35;
