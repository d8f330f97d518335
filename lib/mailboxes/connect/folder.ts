/** Whether two names are of one folder of a server: the case counts, but for the inbox (RFC 9051, 5.1). */
export const isSameFolder = (a: string, b: string): boolean => keyOf(a) === keyOf(b);

const keyOf = (name: string): string => (name.toUpperCase() === "INBOX" ? "INBOX" : name);
