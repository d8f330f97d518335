/** Whether a path is that of a section, or of a page below it. */
export const isIn = (path: string, section: string): boolean =>
  path === section || path.startsWith(`${section}/`);
