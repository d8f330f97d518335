export const API_BASE = "/api/v1";
const WITHIN_API = new RegExp(`^${API_BASE}(?=[/?#]|$)`);

/** Whether the target of a request, a path with or without a query, is of the API. */
export const isOfApi = (target: string): boolean => WITHIN_API.test(target);
