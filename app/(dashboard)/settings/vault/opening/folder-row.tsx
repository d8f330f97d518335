import { inputClass } from "@/components/form/field";
import { count } from "@/lib/core/count";
import type { Opening } from "@/lib/vault";

type Folder = Opening["folders"][number];

const REASONS: Readonly<Record<NonNullable<Folder["by"]>, string>> = {
  settings: "Set",
  directory: "By its name",
  frontmatter: "Proposed: most records claim it",
  name: "Proposed: by its name",
};

/** A folder with a choice of its type. A directory with the name of a type has that type, unless another is chosen. */
export function FolderRow({ folder, types }: { folder: Folder; types: readonly string[] }) {
  const { path, records, type, by } = folder;
  const isFixed = by === "directory";
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line px-3 py-2 last:border-0">
      <span className="min-w-0 break-words">
        {path} <span className="text-muted">{count(records, "record")}</span>
        {by && <span className="block text-xs text-muted">{REASONS[by]}</span>}
      </span>
      {isFixed ? (
        <span className="w-36 shrink-0 px-2.5">{type}</span>
      ) : (
        <span className="w-36 shrink-0">
          <input type="hidden" name="path" value={path} />
          <select
            name="type"
            aria-label={`Type of ${path}`}
            defaultValue={type ?? ""}
            className={`h-8 ${inputClass}`}
          >
            <option value="">no type</option>
            {types.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </span>
      )}
    </li>
  );
}
