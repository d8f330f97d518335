import { cache } from "react";

/** Where the changes of the account were when the request came, before its page was rendered. One for each request. */
export const liveMark = cache((): { since: string | undefined } => ({ since: undefined }));
