import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { Certificate } from "./certificate";
import { fetched, searched, selected } from "./replies";
import type { Folder } from "./store";
import { quoted, tokensOf } from "./tokens";

/** What the sessions of a server share. */
export interface Backend {
  folders: Map<string, Folder>;
  passwords: Map<string, string>;
  capabilities: string[];
  /** The commands that came, without the words of LOGIN. */
  commands: string[];
  /** The connection is cut when such a command comes. */
  cutAt: RegExp | null;
  /** Such a command gets no answer. */
  silentAt: RegExp | null;
  /** Such a command is answered with NO. */
  refusedAt: RegExp | null;
  /** With a certificate, sign-in is refused until the connection is encrypted. */
  startTls: Certificate | null;
}

/** One connection, as far as RFC 3501 and RFC 6851 are used to read a folder. */
export class Session {
  private input = "";
  private open: { folder: Folder; isReadOnly: boolean } | null = null;

  constructor(
    private readonly socket: Socket,
    private readonly backend: Backend,
  ) {
    socket.on("error", () => {});
    socket.on("data", (bytes) => this.receive(bytes.toString("latin1")));
  }

  greet(): void {
    this.send("* OK ready");
  }

  private receive(text: string): void {
    this.input += text;
    for (let end = this.input.indexOf("\r\n"); end >= 0; end = this.input.indexOf("\r\n")) {
      const line = this.input.slice(0, end);
      const literal = /\{(\d+)\+?\}$/.exec(line);
      if (literal) {
        this.receiveLiteral(line.slice(0, literal.index), Number(literal[1]), end + 2);
        return;
      }
      this.input = this.input.slice(end + 2);
      this.execute(Buffer.from(line, "latin1").toString("utf8"));
    }
  }

  /** A literal becomes a quoted string, once all of it has come. */
  private receiveLiteral(before: string, size: number, start: number): void {
    const rest = this.input.slice(start);
    if (rest.length < size) {
      if (rest === "") this.send("+ go ahead");
      return;
    }
    this.input = "";
    this.receive(`${before}${quoted(rest.slice(0, size))}${rest.slice(size)}`);
  }

  private execute(line: string): void {
    const [tag = "", name = "", ...words] = tokensOf(line);
    const isUid = name.toUpperCase() === "UID";
    const command = (isUid ? (words.shift() ?? "") : name).toUpperCase();
    this.backend.commands.push(command === "LOGIN" ? command : line.slice(tag.length + 1));
    if (this.backend.cutAt?.test(line)) {
      this.socket.destroy();
      return;
    }
    if (this.backend.silentAt?.test(line)) return;
    const isRefused = this.backend.refusedAt?.test(line) === true;
    this.send(`${tag} ${isRefused ? "NO Not possible" : this.answer(command, words)}`);
    if (command === "LOGOUT") this.socket.end();
    if (command === "STARTTLS") this.encrypt();
  }

  /** The same connection continues encrypted, with a session that knows nothing of earlier commands. */
  private encrypt(): void {
    if (!this.backend.startTls) return;
    this.socket.removeAllListeners("data");
    const encrypted = new TLSSocket(this.socket, { isServer: true, ...this.backend.startTls });
    new Session(encrypted, this.backend);
  }

  private get mustEncrypt(): boolean {
    return this.backend.startTls !== null && !(this.socket instanceof TLSSocket);
  }

  private answer(command: string, words: string[]): string {
    if (command === "CAPABILITY") {
      const more = this.mustEncrypt ? ["STARTTLS", "LOGINDISABLED"] : [];
      this.send(`* CAPABILITY ${[...this.backend.capabilities, ...more].join(" ")}`);
    }
    if (command === "LOGIN" && this.mustEncrypt) return "NO [PRIVACYREQUIRED] Encrypt the connection first";
    if (command === "LOGIN") return this.login(words);
    if (command === "LIST") this.list(words);
    if (command === "SELECT" || command === "EXAMINE") return this.select(words, command === "EXAMINE");
    if (["SEARCH", "FETCH", "STORE", "MOVE"].includes(command)) return this.inFolder(command, words);
    if (command === "LOGOUT") this.send("* BYE");
    return `OK ${command} done`;
  }

  /** An empty pattern asks for the delimiter only. */
  private list([, pattern = ""]: string[]): void {
    if (pattern === "") this.send('* LIST (\\Noselect) "/" ""');
    const names = [...this.backend.folders.keys()].filter((name) => pattern === "*" || name === pattern);
    for (const name of names) this.send(`* LIST () "/" ${quoted(name)}`);
  }

  private login([user = "", password = ""]: string[]): string {
    const isRight = this.backend.passwords.get(user) === password;
    return isRight ? "OK signed in" : "NO [AUTHENTICATIONFAILED] Invalid credentials";
  }

  private select([name = ""]: string[], isReadOnly: boolean): string {
    const folder = this.backend.folders.get(name);
    if (!folder) return "NO [NONEXISTENT] No such folder";
    this.open = { folder, isReadOnly };
    for (const line of selected(folder, isReadOnly)) this.send(line);
    return `OK [READ-${isReadOnly ? "ONLY" : "WRITE"}] Selected`;
  }

  private inFolder(command: string, words: string[]): string {
    if (!this.open) return "BAD No folder is selected";
    const { folder, isReadOnly } = this.open;
    const [set = "", ...rest] = words;
    if (command === "SEARCH") this.send(searched(folder, words));
    if (command === "FETCH")
      for (const message of folder.select(set)) this.socket.write(fetched(folder, message, rest.join(" ")));
    if (isReadOnly && (command === "STORE" || command === "MOVE")) return "NO The folder is read-only";
    if (command === "STORE")
      for (const message of folder.select(set)) {
        for (const flag of (rest[1] ?? "").replace(/[()]/g, "").split(" ")) message.flags.add(flag);
        this.socket.write(fetched(folder, message, "FLAGS"));
      }
    return command === "MOVE" ? this.move(folder, set, rest[0] ?? "") : `OK ${command} done`;
  }

  private move(folder: Folder, set: string, to: string): string {
    const target = this.backend.folders.get(to);
    if (!target) return "NO [TRYCREATE] No such folder";
    for (const message of folder.select(set)) {
      target.add(message.raw, message.flags, message.arrived);
      const at = folder.messages.indexOf(message);
      folder.messages.splice(at, 1);
      this.send(`* ${at + 1} EXPUNGE`);
    }
    return "OK moved";
  }

  private send(line: string): void {
    if (!this.socket.destroyed) this.socket.write(`${line}\r\n`);
  }
}
