/** Whether an error has one of these codes of the operating system. */
export const isCode = (error: unknown, ...codes: string[]): boolean =>
  codes.includes(String((error as NodeJS.ErrnoException | null)?.code));
