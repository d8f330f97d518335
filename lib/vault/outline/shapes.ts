/** Offsets are UTF-16 units of the body. */
interface Span {
  start: number;
  end: number;
}

/** A heading with its section, which ends at the next heading that is not below it. */
export interface Heading extends Span {
  text: string;
  depth: number;
  /** Behind the line of the heading. */
  contentStart: number;
}

/** A block with an id, without the id. */
export interface Block extends Span {
  /** Lower case. */
  id: string;
  /** The node of the syntax tree. */
  type: string;
}

/** The places in a body that an edit can name, in the order of the text. */
export interface Outline {
  headings: Heading[];
  blocks: Block[];
}
