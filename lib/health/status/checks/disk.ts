import { statfs } from "node:fs/promises";
import { isDetached } from "@/lib/accounts";
import { isCode } from "@/lib/core/error-code";
import { env } from "@/lib/env";
import { type HealthCheck, type HealthFinding, worst } from "../check";
import { LIMITS } from "../limits";
import { percentOf, sizeOf } from "../sizes";

/** Space of a file system for users other than root: reserved blocks count as used. */
export interface Space {
  usedBytes: number;
  freeBytes: number;
  /** Inodes; both 0 when their number is not fixed. */
  usedFiles: number;
  freeFiles: number;
}

/** The file systems of the data directory and of the vault, which may be the same. */
export const disk: HealthCheck = {
  name: "disk",
  run: async (ctx) => {
    const vault = isDetached(ctx.account) ? {} : { vault: ctx.account.vaultDir };
    const places = { "data directory": env().KV_DATA_DIR, ...vault };
    const found = await Promise.all(
      Object.entries(places).map(async ([name, path]) =>
        evaluateSpace(name, await spaceOf(path).catch(missing)),
      ),
    );
    return {
      status: worst(found.map((each) => each.status)),
      detail: found.map((each) => each.detail).join("; "),
      percent: Math.max(...found.map((each) => each.percent ?? 0)),
    };
  },
};

async function spaceOf(path: string): Promise<Space> {
  const { blocks, bfree, bavail, bsize, files, ffree } = await statfs(path);
  return {
    usedBytes: (blocks - bfree) * bsize,
    freeBytes: bavail * bsize,
    usedFiles: files - ffree,
    freeFiles: ffree,
  };
}

/** A missing directory usually means that its volume is not mounted. */
function missing(error: unknown): null {
  if (isCode(error, "ENOENT", "ENOTDIR")) return null;
  throw error;
}

export function evaluateSpace(name: string, space: Space | null): HealthFinding {
  if (space === null) return { status: "down", detail: `${name} does not exist: is its volume mounted?` };
  const { usedBytes, freeBytes, usedFiles, freeFiles } = space;
  // As df computes it.
  const percent = percentOf(usedBytes, usedBytes + freeBytes);
  const filesPercent = percentOf(usedFiles, usedFiles + freeFiles);
  const isTight = percent >= LIMITS.diskPercent && freeBytes < LIMITS.diskPlentyBytes;
  const isFull = freeBytes < LIMITS.diskFullBytes;
  const outOfFiles = filesPercent >= LIMITS.filesPercent;
  return {
    status: isFull ? "down" : isTight || outOfFiles ? "degraded" : "ok",
    detail:
      `${name} ${percent}% full, ${sizeOf(freeBytes)} free` +
      (outOfFiles ? `, ${filesPercent}% of its inodes used` : ""),
    percent,
  };
}
