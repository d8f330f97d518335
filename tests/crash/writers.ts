import { createHash } from "node:crypto";
import type { Api } from "@/tests/support/api";

/** What was acknowledged to clients while they wrote, to be compared with the disk afterwards. */
export interface Acknowledged {
  /** ETag of the last acknowledged text, by path: half of the SHA-256 of its bytes. */
  etags: Map<string, string>;
  /** Contents that an acknowledged upload put into the inbox, by the name that the reply gave. */
  uploads: Map<string, string>;
  /** Requests that the kill cut off: whether they were done is open. */
  cutOff: number;
}

export const etagOf = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 32);

/** Sizes from a line to some 200 KB, so that a kill also falls into the middle of a file. */
const bodyOf = (n: number): string =>
  `Body ${n}: ${`word${n} `.repeat([1, 40, 4_000, 30_000][n % 4] ?? 1)}\n`;

/** True when it was answered; false when the server was gone. Anything but success is an error. */
async function attempt(acknowledged: Acknowledged, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (!["ECONNRESET", "ECONNREFUSED", "EPIPE"].includes(code)) throw error;
    acknowledged.cutOff += 1;
    return false;
  }
}

/** A client that makes records; one that was cut off is left to the server. */
export async function creates(
  api: Api,
  acknowledged: Acknowledged,
  from: number,
  count: number,
  pause: () => Promise<void>,
) {
  for (let n = from; n < from + count; n += 1) {
    await pause();
    await attempt(acknowledged, async () => {
      const body = `${bodyOf(n)}[[Made ${n + 1}]] [[Made ${n - 1}]]\n`;
      const { path, etag } = await api.ok("createRecord", { type: "note", name: `Made ${n}`, body });
      acknowledged.etags.set(path, etag);
    });
  }
}

/**
 * A client that edits one record again and again. After a cut it looks what became of its edit: the text is
 * whole, as it was before or as it was to be.
 */
export async function edits(
  api: Api,
  acknowledged: Acknowledged,
  path: string,
  count: number,
  pause: () => Promise<void>,
) {
  let text = (await api.ok("readRecord", { path })).raw;
  for (let n = 0; n < count; n += 1) {
    await pause();
    const paragraph = `Edit ${n} ${`of ${path} `.repeat(n % 2 ? 5_000 : 1)}`.trimEnd();
    const edited = `${text}\n${paragraph}\n`;
    const done = await attempt(acknowledged, async () => {
      const { etag } = await api.ok("editRecord", { path, body_append: paragraph });
      acknowledged.etags.set(path, etag);
    });
    if (done) {
      text = edited;
      continue;
    }
    await pause();
    const now = await api.ok("readRecord", { path });
    if (now.raw !== text && now.raw !== edited)
      throw new Error(`${path} is half-written:\n${now.raw.slice(0, 500)}`);
    text = now.raw;
    acknowledged.etags.set(path, now.etag);
  }
}

/** A client that uploads notes, many of them under one name. */
export async function uploads(
  api: Api,
  acknowledged: Acknowledged,
  from: number,
  count: number,
  pause: () => Promise<void>,
) {
  for (let n = from; n < from + count; n += 1) {
    await pause();
    await attempt(acknowledged, async () => {
      const content = `# Note ${n}\n\nA plain thought, number ${n}, by nobody in particular.\n`;
      const { filename } = await api.ok("addToInbox", {
        filename: `${n % 3 ? "note" : `note ${n}`}.md`,
        content,
      });
      if (acknowledged.uploads.has(`${filename}#${n}`)) throw new Error(`${filename} was given twice`);
      acknowledged.uploads.set(`${filename}#${n}`, content);
    });
  }
}
