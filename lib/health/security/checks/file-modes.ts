import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { env } from "@/lib/env";
import type { SecurityCheck, SecurityFinding } from "../finding";

const OTHERS_WRITE = 0o002;
const OTHERS_READ = 0o004;
const GROUP_AND_OTHERS = 0o077;

/** Files and directories that other users of the machine can read or write. */
export const fileModes: SecurityCheck = {
  id: "files.modes",
  run: async (ctx) => {
    // Windows has no such modes.
    if (process.platform === "win32") return [];
    const dataDir = env().KV_DATA_DIR;
    return [
      ...(await secretsOpen(join(dataDir, "secrets"))),
      ...(await writableByOthers("data directory", dataDir)),
      ...(await writableByOthers("vault", ctx.account.vaultDir)),
      ...(await readableVault(ctx.account.vaultDir)),
    ];
  },
};

type Found = Omit<SecurityFinding, "checkId">[];

async function secretsOpen(directory: string): Promise<Found> {
  const names = await readdir(directory).catch(() => []);
  const paths = [directory, ...names.map((name) => join(directory, name))];
  const modes = await Promise.all(paths.map(async (path) => ({ path, mode: await modeOf(path) })));
  const open = modes.filter(({ mode }) => (mode & GROUP_AND_OTHERS) !== 0);
  if (open.length === 0) return [];
  const listed = open.map(({ path, mode }) => `${path} (${octal(mode)})`).join(", ");
  return [
    {
      severity: "critical",
      title: "Other users of the machine can access secrets",
      detail: `${listed}: only the service's user may read and write here`,
      remediation: `chmod 700 ${quoted(directory)} && chmod 600 ${quoted(directory)}/*; if others use this machine, then kv secrets rotate and renew the credentials`,
    },
  ];
}

async function writableByOthers(what: string, path: string): Promise<Found> {
  const mode = await modeOf(path);
  if ((mode & OTHERS_WRITE) === 0) return [];
  return [
    {
      severity: "critical",
      title: `Every user of the machine can change the ${what}`,
      detail: `${path} has mode ${octal(mode)}`,
      remediation: `chmod o-w ${quoted(path)}`,
    },
  ];
}

async function readableVault(path: string): Promise<Found> {
  const mode = await modeOf(path);
  if ((mode & OTHERS_READ) === 0) return [];
  return [
    {
      severity: "info",
      title: "Other users of the machine can read the vault",
      detail: `${path} has mode ${octal(mode)}; that matters where others have an account on this machine`,
      remediation: `chmod o-rwx ${quoted(path)}`,
    },
  ];
}

/** Permission bits; undefined if the path does not exist. */
const modeOf = async (path: string): Promise<number> =>
  ((await stat(path).catch(() => null))?.mode ?? 0) & 0o777;

const octal = (mode: number): string => mode.toString(8).padStart(3, "0");

/** Quoted for a shell, so that the command can be copied. */
const quoted = (path: string): string => `'${path.replaceAll("'", "'\\''")}'`;
