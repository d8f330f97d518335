import { invalid } from "@/lib/core/errors";
import type { VaultPath } from "../path";
import type { Layout } from "../settings/layout";

/** Throws `VALIDATION_ERROR` for a path where no file is a record. */
export function assertRecord(layout: Layout, path: VaultPath): void {
  if (!layout.isRecord(path)) throw invalid("path", `${path} is not a record. ${excluded(layout, path)}`);
}

/** Throws `VALIDATION_ERROR` where a file would not be a record. */
export function assertPlaceForRecord(layout: Layout, path: VaultPath, field: string): void {
  if (!layout.isRecord(path))
    throw invalid(field, `${path} would not be a record. ${excluded(layout, path)}`);
}

const excluded = (layout: Layout, path: string): string =>
  layout.exclusionOf(path) ?? "Records are Markdown files.";
