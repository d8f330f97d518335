"use client";

import { ActionForm } from "@/components/form/action-form";
import { CheckboxField } from "@/components/form/checkbox-field";
import { Submit } from "@/components/form/submit";
import { useMessageAction } from "@/components/form/use-reply-toast";
import { count } from "@/lib/core/count";
import type { Opening } from "@/lib/vault";
import { acceptAction } from "./actions";
import { FolderRow } from "./folder-row";

interface Props {
  folders: Opening["folders"];
  typeFolders: Opening["type_folders"];
  /** The types to choose from. */
  types: readonly string[];
  inbox: Opening["inbox"];
  /** Which workers write into the vault without being asked. */
  allowed: { janitor: boolean; distiller: boolean; surveyor: boolean };
}

/** The types of folders, and what workers may do: all of it is accepted at once. */
export function OpeningForm({ folders, typeFolders, types, inbox, allowed }: Props) {
  const submission = useMessageAction(acceptAction);
  const listed = new Set(folders.map(({ path }) => path));
  const others = Object.entries(typeFolders).filter(([, path]) => !listed.has(path));
  return (
    <ActionForm
      submission={submission}
      // The fields start from what was saved, and stay as they are while records are counted.
      key={JSON.stringify([folders.map(({ path, type }) => [path, type]), inbox, allowed])}
      className="flex flex-col gap-8"
    >
      <section aria-labelledby="folders">
        <h2 id="folders" className="text-base font-semibold">
          Folders
        </h2>
        <p className="mt-1 mb-2 text-muted">
          The type of a record comes from its frontmatter, or else from its folder; otherwise it is a note.
          New records go to the folder of their type.
        </p>
        {folders.length === 0 ? (
          <p className="rounded-lg border border-line bg-surface p-4">
            The vault has no folders with records.
          </p>
        ) : (
          <ul className="rounded-lg border border-line bg-surface">
            {folders.map((folder) => (
              <FolderRow key={folder.path} folder={folder} types={types} />
            ))}
          </ul>
        )}
        {others.map(([type, path]) => (
          <span key={type}>
            <input type="hidden" name="path" value={path} />
            <input type="hidden" name="type" value={type} />
          </span>
        ))}
      </section>
      <Workers inbox={inbox} allowed={allowed} />
      <div>
        <Submit>Accept</Submit>
      </div>
    </ActionForm>
  );
}

function Workers({ inbox, allowed }: Pick<Props, "inbox" | "allowed">) {
  return (
    <section aria-labelledby="workers">
      <h2 id="workers" className="mb-2 text-base font-semibold">
        What workers may write
      </h2>
      <div className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4">
        <CheckboxField
          name="inbox"
          checked={inbox.enabled}
          label={`Curator: process files in ${inbox.folder}`}
        >
          {count(inbox.files, "file")} now. Each becomes records, and is moved to {inbox.folder}/processed.
        </CheckboxField>
        <CheckboxField name="janitor" checked={allowed.janitor} label="Janitor: fix safe issues every night">
          Each fix can be reverted. When off, issues are only listed.
        </CheckboxField>
        <CheckboxField
          name="distiller"
          checked={allowed.distiller}
          label="Distiller: write learnings every night"
        >
          Learnings become records. When off, candidates are only listed.
        </CheckboxField>
        <CheckboxField
          name="surveyor"
          checked={allowed.surveyor}
          label="Surveyor: write clusters, tags and relations"
        >
          Written into the frontmatter of records. When off, they are only proposed.
        </CheckboxField>
      </div>
    </section>
  );
}
