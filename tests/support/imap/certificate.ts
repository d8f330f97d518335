import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A server's certificate and its key, in PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

const KEY = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];

/** An authority of certificates that nobody knows, in the files of a directory. */
export class Authority {
  /** What a process trusts that has it in `NODE_EXTRA_CA_CERTS`. */
  readonly path: string;

  constructor(
    private readonly directory: string,
    private readonly name: string,
  ) {
    this.path = join(directory, `${name}.pem`);
    this.request(name, `/CN=${name}`, []);
  }

  /** A certificate for these names, such as `IP:127.0.0.1`. */
  issue(...names: string[]): Certificate {
    const file = `${this.name}-server`;
    const signing = ["-CA", this.path, "-CAkey", join(this.directory, `${this.name}.key`)];
    this.request(file, "/CN=server", [...signing, "-addext", `subjectAltName=${names.join(",")}`]);
    const textOf = (extension: string) => readFileSync(join(this.directory, `${file}.${extension}`), "utf8");
    return { cert: textOf("pem"), key: textOf("key") };
  }

  private request(file: string, subject: string, more: string[]): void {
    const [out, key] = [join(this.directory, `${file}.pem`), join(this.directory, `${file}.key`)];
    const args = ["req", "-x509", ...KEY, "-subj", subject, "-keyout", key, "-out", out, ...more];
    execFileSync("openssl", args, { stdio: "pipe" });
  }
}
