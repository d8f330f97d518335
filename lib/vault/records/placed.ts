import { invalid, notFound } from "@/lib/core/errors";
import type { VaultPath } from "../path";
import type { Layout } from "../settings/layout";

/** Throws `NOT_FOUND` for a file that is not a record. */
export function assertRecord(layout: Layout, path: VaultPath): void {
  if (!layout.isRecord(path)) throw notFound(`There is no record ${path}: ${excluded(path)}`);
}

/** Throws `VALIDATION_ERROR` where a file would not be a record. */
export function assertPlaceForRecord(layout: Layout, path: VaultPath, field: string): void {
  if (!layout.isRecord(path)) throw invalid(field, `${path} would not be a record: ${excluded(path)}`);
}

const excluded = (path: string): string =>
  path.endsWith(".md")
    ? "files in the inbox, in _templates and ignored files are not records"
    : "records are Markdown files";
