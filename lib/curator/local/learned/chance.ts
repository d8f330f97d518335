/**
 * From here on a find is proposed. Of all that is proposed about every second is right: to discard one takes a key, to find what is
 * missing takes reading the file.
 */
export const MIN_CHANCE = 0.25;
