import { secondFactorRows } from "@/lib/accounts";
import { perProcess } from "@/lib/core/per-process";
import type { SealedRows } from "@/lib/db";
import { webhookRows } from "@/lib/events";
import { credentialRows } from "./store";

const higher = perProcess("sealed rows", () => new Map<string, SealedRows>());

/** Registers the sealed values of a higher room; it replaces those of the same name. */
export function registerSealed(rows: SealedRows): void {
  higher().set(rows.what, rows);
}

/** All that master keys wrap: what a rotation rewraps, and what checks read. */
export const allSealed = (): SealedRows[] => [
  credentialRows,
  secondFactorRows,
  webhookRows,
  ...higher().values(),
];
