import { isQuotable } from "./text/statements";

/** A quotation and the record that it is from. */
export interface Evidence {
  quote: string;
  /** `note/Kickoff.md` */
  source: string;
}

const MIN_LENGTH = 12;
const MAX_LENGTH = 1_200;

/** Whether `body` has `quote` word for word, at word boundaries, and it can be displayed as a quotation. */
export function containsQuote(body: string, quote: string): boolean {
  if (quote.length < MIN_LENGTH || quote.length > MAX_LENGTH || quote.trim() !== quote || !isQuotable(quote))
    return false;
  for (let at = body.indexOf(quote); at >= 0; at = body.indexOf(quote, at + 1)) {
    const around = `${body[at - 1] ?? " "}|${body[at + quote.length] ?? " "}`;
    if (/^[^\p{L}\p{N}]\|[^\p{L}\p{N}]$/u.test(around)) return true;
  }
  return false;
}

export const linkTo = (path: string): string => `[[${path.replace(/\.md$/, "")}]]`;

/** A Markdown quotation with its source below. */
export const formatEvidence = ({ quote, source }: Evidence): string =>
  `${quote
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n")}\n\nFrom ${linkTo(source)}`;

/** The quotations of a record's body, each with the source below it, if any. */
export function quotedIn(body: string): { quote: string; source: string | null }[] {
  const found: { quote: string; source: string | null }[] = [];
  let quote: string[] = [];
  for (const line of [...body.split(/\r?\n/), ""]) {
    const quoted = /^ {0,3}> ?(.*)$/.exec(line)?.[1];
    const from = /^From \[\[([^[\]|#]+)\]\]\s*$/.exec(line)?.[1];
    const last = found.at(-1);
    if (quoted !== undefined) quote.push(quoted);
    else if (quote.length > 0) {
      found.push({ quote: quote.join("\n").trim(), source: null });
      quote = [];
    }
    if (from !== undefined && last && last.source === null) last.source = `${from}.md`;
  }
  return found.filter((each) => each.quote !== "");
}
