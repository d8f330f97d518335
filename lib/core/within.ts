/** Whether a directory is another one, or below it. */
export const isWithin = (inner: string, outer: string): boolean => `${inner}/`.startsWith(`${outer}/`);
