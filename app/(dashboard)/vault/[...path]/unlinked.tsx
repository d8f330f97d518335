import { requireContext } from "@/app/session/current";
import { ActionButton } from "@/components/form/action-button";
import { Link } from "@/components/ui/link";
import { recordHref } from "@/components/vault/href";
import { findUnlinked, vaultPath } from "@/lib/vault";
import { linkMentionAction } from "./actions";

/** Records that name this one without a link; each can be linked. Nothing when there are none. */
export async function UnlinkedMentions({ path }: { path: string }) {
  const found = await findUnlinked(await requireContext(), vaultPath(path));
  if (found.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1.5 font-semibold">Unlinked mentions</h2>
      <ul className="flex flex-col gap-2">
        {found.map(({ path: source, name, hash, mention }) => (
          <li key={source} className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <Link href={recordHref(source)} title={source} className="text-accent underline">
                {name}
              </Link>
              <p className="line-clamp-2 text-xs break-words text-muted">{mention}</p>
            </div>
            <ActionButton
              action={linkMentionAction}
              values={{ path, source, etag: hash.slice(0, 32) }}
              size="small"
              aria-label={`Link the mention in ${name}`}
            >
              Link
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
