/** Whether text has the form of our ids; what has not is nobody's, and no question for Postgres. */
export const isId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
