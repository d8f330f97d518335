/** One line of a log file that is the account's. */
export interface LogLine {
  /** JSON, without the line end. */
  text: string;
  /** ISO 8601, as the logger wrote it; lines of several files are told in its order. */
  time: string;
  /** Where the line ends in its file, in bytes. */
  end: number;
}

/** Finds the lines that bear one account, and takes nothing else for one. */
export class AccountFilter {
  private readonly mark: Buffer;

  constructor(private readonly account: string) {
    this.mark = Buffer.from(`"account":${JSON.stringify(account)}`);
  }

  /** The account's lines among whole ones; `start` is where the first begins in its file. */
  linesIn(bytes: Buffer, start: number): LogLine[] {
    const lines: LogLine[] = [];
    // Most lines are others': only those that bear the mark are looked at.
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
