import { oneLine } from "./lines";

interface Shown {
  path: string;
  type: string | null;
  status: string | null;
}

/** A record as an item of a list. */
export const recordLine = ({ path, type, status }: Shown, rest = ""): string => {
  const about = [type, status === null ? null : oneLine(status, 40)].filter((each) => each !== null);
  return `- ${path}${about.length > 0 ? ` (${about.join(", ")})` : ""}${rest === "" ? "" : `: ${rest}`}`;
};

/** How to get the rest of a list. */
export const moreLine = (cursor: string | null): string =>
  cursor === null ? "" : `More: the same call with cursor ${cursor}`;
