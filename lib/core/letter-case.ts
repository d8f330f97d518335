/** With a capital at the beginning, and nothing else changed. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a small letter at the beginning, and nothing else changed. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
