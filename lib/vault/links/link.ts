/** The encoding of the target, which a new target needs as well: YAML quotes, percent-encoding, or none. */
export type Writing = "wiki" | "single" | "double" | "unquoted" | "percent" | "angle";

/** A link of a text. All offsets are UTF-16 units of the whole text. */
export interface Link {
  /** The decoded target, without heading and block; `.md` is kept if present. */
  target: string;
  /** The span of the target alone. */
  start: number;
  end: number;
  /** The span of the whole link, the `!` of an embed included. */
  from: number;
  to: number;
  form: "wiki" | "embed" | "markdown";
  /** The text shown: after the bar, or between the brackets of a Markdown link. */
  alias?: string;
  /** After `#`, deeper headings joined by `#`. */
  heading?: string;
  /** After `#^`. */
  block?: string;
  /** The top-level field that contains the link, or `body`. */
  relation: string;
  writing: Writing;
}
