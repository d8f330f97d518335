import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import { Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import fc from "fast-check";
import { pack } from "tar-stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { times } from "@/tests/support/property";
import { reachableRoom } from "@/tests/support/room";
import { FORMAT, MANIFEST, type Manifest, schemaVersion } from "./manifest";
import { readArchive } from "./read";
import { sumLine, sumsIn } from "./sums";
import { type ArchiveEntry, writeArchive } from "./write";

const room = reachableRoom("kv-archive-");
afterAll(() => room.remove());

const mtime = new Date("2026-11-22T01:00:00Z");
let identity: string;
let recipient: string;
let whole: Buffer;

const manifestOf = (files: number, more: object = {}): Manifest => ({
  product: "knowledge-vault",
  format: FORMAT,
  backup: crypto.randomUUID(),
  account: { id: crypto.randomUUID(), name: "Ann" },
  taken_at: mtime.toISOString(),
  schema: schemaVersion(),
  recipient,
  files,
  file_bytes: 0,
  tables: [{ name: "users", rows: 1, columns: ["account_id"] }],
  skipped: [],
  ...more,
});

const entry = (name: string, text: string | Uint8Array): ArchiveEntry => ({
  name,
  mtime,
  content: Buffer.from(text),
});
const usual = (files: readonly ArchiveEntry[], more: object = {}): ArchiveEntry[] => [
  entry(MANIFEST, JSON.stringify(manifestOf(files.length, more))),
  entry("rows/users.jsonl", '{"account_id":"x"}\n'),
  ...files,
];

let written = 0;
async function write(entries: ArchiveEntry[]): Promise<Buffer> {
  written += 1;
  const file = path.join(room.path, `${written}.tar.gz.age`);
  await writeArchive(entries, recipient, createWriteStream(file));
  return readFileSync(file);
}

const read = (bytes: Uint8Array, visit?: Parameters<typeof readArchive>[2]) =>
  readArchive(Readable.from([Buffer.from(bytes)]), identity, visit);

/** The contents of an archive, collected while it is read. */
async function contentOf(bytes: Uint8Array): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  await read(bytes, async ({ name, bytes }) => {
    if (name.kind !== "file") return;
    const chunks: Buffer[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    found[name.path] = Buffer.concat(chunks).toString("utf8");
  });
  return found;
}

const FILES = {
  "person/Alice Chen.md": "---\ntype: person\n---\n\nHello\n",
  ".obsidian/app.json": "{}",
  "note/Ünïcödé 日本語 with a name that is rather long, so that it needs a header of its own, and more than one hundred characters.md":
    "long",
  "odd\nname\\here.txt": "odd",
  "empty.md": "",
};

beforeAll(async () => {
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
  const large = path.join(room.path, "large.bin");
  writeFileSync(large, Buffer.alloc(3_000_000, "0123456789abcdef-"));
  const files = Object.entries(FILES).map(([name, text]) => entry(`vault/${name}`, text));
  const folder: ArchiveEntry = { name: "vault/empty folder", mtime, content: "folder" };
  const big: ArchiveEntry = { name: "vault/large.bin", mtime, content: { file: large, size: 3_000_000 } };
  whole = await write([...usual([...files, big]), folder]);
});

describe("an archive", () => {
  it("returns its entries byte for byte", async () => {
    const found = await contentOf(whole);
    const { "large.bin": large, ...small } = found;
    expect(small).toEqual(FILES);
    expect(large).toBe(readFileSync(path.join(room.path, "large.bin"), "utf8"));
  });

  it("is opened by age and tar, and checked by sha256sum", () => {
    const dir = path.join(room.path, "opened");
    mkdirSync(dir);
    writeFileSync(path.join(room.path, "identity.txt"), `# mine\n${identity}\n`);
    writeFileSync(path.join(room.path, "whole.tar.gz.age"), whole);
    try {
      execFileSync("age", ["--version"]);
    } catch {
      return; // not on this machine
    }
    execFileSync(
      "/bin/sh",
      ["-c", "age -d -i ../identity.txt ../whole.tar.gz.age | tar xz && sha256sum -c --quiet SHA256SUMS"],
      { cwd: dir },
    );
    expect(readFileSync(path.join(dir, "vault/odd\nname\\here.txt"), "utf8")).toBe("odd");
    rmSync(dir, { recursive: true });
  });

  it("with one bit flipped anywhere is refused, each time", async () => {
    for (let round = 0; round < times(200, 40); round += 1) {
      // One of four in the header and around it, the others anywhere.
      const at = Math.floor(Math.random() * (round % 4 === 0 ? 250 : whole.length));
      const flipped = Buffer.from(whole);
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (round % 8));
      await expect(read(flipped), `bit ${round % 8} of byte ${at}`).rejects.toThrow(/^Invalid backup: /);
    }
  }, 120_000);

  it("is refused when truncated anywhere, or with data after its end", async () => {
    const cuts = [
      0,
      1,
      50,
      199,
      216,
      217,
      whole.length - 1,
      whole.length - 16,
      whole.length - 17,
      whole.length >> 1,
    ];
    for (const at of cuts)
      await expect(read(whole.subarray(0, at)), `cut at ${at}`).rejects.toThrow(/^Invalid backup: /);
    await expect(read(Buffer.concat([whole, Buffer.from("x")]))).rejects.toThrow(/^Invalid backup: /);
  });

  it("whose source fails on the way is not taken for a damaged one", async () => {
    for (const share of [0, 0.5, 1]) {
      const failing = Readable.from(
        (async function* () {
          yield whole.subarray(0, Math.floor(whole.length * share));
          throw Object.assign(new Error("socket hang up"), { name: "TimeoutError" });
        })(),
      );
      await expect(readArchive(failing, identity)).rejects.toMatchObject({ code: "UNAVAILABLE" });
    }
  });

  it("for another recipient is refused and says so", async () => {
    const other = await generateX25519Identity();
    await expect(readArchive(Readable.from([whole]), other)).rejects.toThrow(/another recipient/);
  });

  it("of a newer format or version is refused and says what to do", async () => {
    await expect(read(await write(usual([], { format: FORMAT + 1 })))).rejects.toThrow(/Update the service/);
    const schema = { index: schemaVersion().index + 1, name: "9999_future" };
    await expect(read(await write(usual([], { schema })))).rejects.toThrow(/9999_future/);
  });

  it.each([
    ["no manifest", [entry("vault/a.md", "x")], /the first entry is not manifest/],
    ["another product's", [entry(MANIFEST, '{"product":"other"}')], /manifest\.json is malformed/],
    ["a manifest that is no JSON", [entry(MANIFEST, "{")], /is not valid JSON/],
    [
      "less than it says",
      [entry(MANIFEST, JSON.stringify({ ...dummy(), files: 2 }))],
      /contents do not match the manifest/,
    ],
  ])("that has %s is refused", async (_, entries, why) => {
    await expect(read(await write(entries as ArchiveEntry[]))).rejects.toThrow(why as RegExp);
  });

  it.each([
    "vault/../x",
    "vault//x",
    "/etc/passwd",
    "vault/..",
    "vault/a/.. /b",
    "vault/...",
    "other",
    "vault/",
    "rows/x;y.jsonl",
    "vault/./x",
  ])("with an entry %s is refused before anything is done", async (name) => {
    const bytes = await write([...usual([]), entry(name, "x")]);
    const seen: string[] = [];
    const visit = async (one: { name: { kind: string } }) => void seen.push(one.name.kind);
    await expect(read(bytes, visit)).rejects.toThrow(/^Invalid backup: /);
    expect(seen).toEqual(["rows"]);
  });
});

/** An archive as a stranger could make it, who knows the recipient: its list says what it likes. */
async function forged(entries: Record<string, string>): Promise<Uint8Array> {
  const tar = pack();
  for (const [name, text] of Object.entries(entries)) tar.entry({ name }, text);
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  const age = new Encrypter();
  age.addRecipient(recipient);
  return age.encrypt(gzipSync(Buffer.concat(chunks)));
}

describe("an archive whose list", () => {
  const hash = (text: string) => createHash("sha256").update(text).digest("hex");
  const made = (sums: (manifest: string) => string) => {
    const manifest = JSON.stringify({ ...dummy(), files: 1 });
    return forged({ [MANIFEST]: manifest, "vault/a.md": "a", SHA256SUMS: sums(manifest) });
  };
  const right = (manifest: string) => sumLine(hash(manifest), MANIFEST) + sumLine(hash("a"), "vault/a.md");

  it("says what is there is taken", async () => {
    expect((await read(await made(right))).manifest.files).toBe(1);
  });

  it.each<[string, (manifest: string) => string, RegExp]>([
    [
      "says another hash",
      (manifest) => right(manifest).replace(hash("a"), hash("b")),
      /a\.md does not match its hash/,
    ],
    ["leaves a file out", (manifest) => sumLine(hash(manifest), MANIFEST), /a\.md does not match its hash/],
    ["names more", (manifest) => right(manifest) + sumLine(hash("b"), "vault/b.md"), /b\.md is missing/],
    ["is none", () => "nonsense", /truncated, SHA256SUMS is missing/],
  ])("%s is refused", async (_, sums, why) => {
    await expect(made(sums).then((bytes) => read(bytes))).rejects.toThrow(why);
  });
});

function dummy() {
  return {
    product: "knowledge-vault",
    format: FORMAT,
    backup: "b3b2cf1c-7fd5-4c5c-8e8f-62d33bd4ea6c",
    account: { id: "b3b2cf1c-7fd5-4c5c-8e8f-62d33bd4ea6c", name: "" },
    taken_at: mtime.toISOString(),
    schema: schemaVersion(),
    recipient: "age1",
    file_bytes: 0,
    tables: [],
    skipped: [],
  };
}

describe("the list of hashes", () => {
  it("gives back any names", () => {
    const names = fc.uniqueArray(fc.string({ minLength: 1, unit: "binary" }));
    fc.assert(
      fc.property(names, (all) => {
        const hash = "a".repeat(64);
        const parsed = sumsIn(Buffer.from(all.map((name) => sumLine(hash, name)).join("")));
        expect([...parsed]).toEqual(all.map((name) => ({ name, hash })));
      }),
    );
  });

  it("that is cut off is none", () => {
    expect([...sumsIn(Buffer.from(`${"a".repeat(64)}  x`))]).toEqual([null]);
    expect([...sumsIn(Buffer.from("nonsense\n"))]).toEqual([null]);
  });
});
