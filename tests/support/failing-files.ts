import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { resolve } from "node:path";

/** What an operating system answers when a disk fails, is full, or belongs to someone else. */
export const FILE_ERRORS = ["EIO", "ENOSPC", "EACCES"] as const;
export type FileError = (typeof FILE_ERRORS)[number];

type Method = (...args: never[]) => unknown;
type Methods = Record<string, Method>;

/** Operations by path. `open` is one for reading, too. */
const BY_PATH = [
  "open",
  "readFile",
  "writeFile",
  "rename",
  "unlink",
  "rm",
  "mkdir",
  "rmdir",
  "link",
  "utimes",
];
const BY_PATH_SYNC = [
  "openSync",
  "readFileSync",
  "writeFileSync",
  "renameSync",
  "unlinkSync",
  "rmSync",
  "mkdirSync",
  "linkSync",
];
const BY_HANDLE = ["read", "readFile", "write", "writeFile", "sync", "datasync", "truncate", "chmod"];

/**
 * Runs `work` while the `n`th file operation below `root`, from 1, fails with `code`: once, as a disk that recovers.
 * Answers the operation that failed, such as `rename`; null when there were fewer than `n`.
 */
export async function withFailure(
  root: string,
  { n, code }: { n: number; code: FileError },
  work: () => Promise<unknown>,
): Promise<string | null> {
  let count = 0;
  let failed: string | null = null;
  const below = `${resolve(root)}/`;
  const isBelow = (path: unknown) => typeof path === "string" && `${resolve(path)}/`.startsWith(below);
  const check = (syscall: string, path: unknown) => {
    count += 1;
    if (count !== n) return;
    failed = syscall;
    throw Object.assign(new Error(`${code}: injected, ${syscall} '${path}'`), { code, syscall, path });
  };
  const handles = new WeakSet<object>();
  const restore = [
    ...BY_PATH.map((name) =>
      replace(fs.promises as unknown as Methods, name, (original) => async (...args) => {
        const [path] = args as unknown[];
        if (!isBelow(path)) return original(...args);
        check(name, path);
        const result = await original(...args);
        if (name === "open") handles.add(result as object);
        return result;
      }),
    ),
    ...BY_PATH_SYNC.map((name) =>
      replace(fs as unknown as Methods, name, (original) => (...args) => {
        if (isBelow(args[0])) check(name, args[0]);
        return original(...args);
      }),
    ),
    ...BY_HANDLE.map((name) =>
      replace(
        handlePrototype,
        name,
        (original) =>
          async function (this: object, ...args) {
            if (handles.has(this)) check(name, "open file");
            return original.apply(this, args);
          },
      ),
    ),
  ];
  syncBuiltinESMExports();
  try {
    await work();
  } finally {
    for (const undo of restore) undo();
    syncBuiltinESMExports();
  }
  return failed;
}

/** Runs `work` while no file below `root` can have a second name, as on exFAT (`EPERM`) or with some network disks. */
export async function withoutLinks<T>(
  root: string,
  work: () => Promise<T>,
  code: "EPERM" | "ENOTSUP" | "ENOSYS" = "EPERM",
): Promise<T> {
  const refusal = (source: unknown) =>
    String(source).startsWith(`${resolve(root)}/`)
      ? Object.assign(new Error(`${code}: no hard links, link '${source}'`), {
          code,
          syscall: "link",
          path: source,
        })
      : null;
  const restore = [
    replace(fs.promises as unknown as Methods, "link", (original) => async (...args) => {
      const error = refusal(args[0]);
      if (error) throw error;
      return original(...args);
    }),
    replace(fs as unknown as Methods, "link", (original) => (...args) => {
      const error = refusal(args[0]);
      if (!error) return original(...args);
      const done = args[2] as unknown as (error: Error) => void;
      setImmediate(done, error);
    }),
  ];
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    for (const undo of restore) undo();
    syncBuiltinESMExports();
  }
}

function replace(target: Methods, name: string, by: (original: Method) => Method): () => void {
  const original = target[name];
  if (!original) throw new Error(`There is no ${name}`);
  target[name] = by(original);
  return () => {
    target[name] = original;
  };
}

const probe = await fs.promises.open(tmpdir(), "r");
const handlePrototype = Object.getPrototypeOf(probe) as Methods;
await probe.close();
