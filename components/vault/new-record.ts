/** The edited part of a draft of a record that is not created yet; instead of a path, it has the type that the page began with. */
export const NEW_PART = "new";

export const newRecordHref = (type: string): string => `/vault/new?type=${type}`;
