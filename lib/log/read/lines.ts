/** One line of an account's log. */
export interface LogLine {
  /** JSON, without the line end. */
  text: string;
  /** ISO 8601, as the logger wrote it; lines of several files are sorted by it. */
  time: string;
  /** Where the line ends in its file, in bytes. */
  end: number;
}

/** Finds exactly the lines of one account. */
export class AccountFilter {
  private readonly mark: Buffer;

  constructor(private readonly account: string) {
    this.mark = Buffer.from(`"account":${JSON.stringify(account)}`);
  }

  /** The account's lines among complete lines; `start` is the offset of the first in its file. */
  linesIn(bytes: Buffer, start: number): LogLine[] {
    const lines: LogLine[] = [];
    // Most lines belong to other accounts: only lines with the mark are parsed.
    for (let at = bytes.indexOf(this.mark); at !== -1; ) {
      const from = bytes.lastIndexOf(LINE_END, at) + 1;
      const to = bytes.indexOf(LINE_END, at);
      const line = this.read(bytes.toString("utf8", from, to), start + to + 1);
      if (line) lines.push(line);
      at = bytes.indexOf(this.mark, to + 1);
    }
    return lines;
  }

  private read(text: string, end: number): LogLine | null {
    const { account, time } = fieldsOf(text);
    return account === this.account && typeof time === "string" ? { text, time, end } : null;
  }
}

export const LINE_END = 0x0a;

function fieldsOf(text: string): { account?: unknown; time?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
