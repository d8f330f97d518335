import { isImage, type RecordLink } from "@/lib/vault";
import { attachmentHref, fileNameOf } from "./href";

const MAX_SHOWN = 50;

/** The files that a record links to, each once, with images. */
export function Attachments({ links }: { links: readonly RecordLink[] }) {
  const paths = [
    ...new Set(links.flatMap(({ path, is_attachment }) => (path && is_attachment ? [path] : []))),
  ];
  return (
    <ul className="flex flex-col gap-2">
      {paths.slice(0, MAX_SHOWN).map((path) => (
        <li key={path}>
          <a href={attachmentHref(path)} title={path} className="text-accent hover:underline">
            {isImage(path) && (
              // biome-ignore lint/performance/noImgElement: the size of a file of the user is not known
              <img src={attachmentHref(path)} alt="" loading="lazy" className="mb-1 max-h-40 rounded-md" />
            )}
            {fileNameOf(path)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Whether a record links to an attachment. */
export const hasAttachments = (links: readonly RecordLink[]): boolean =>
  links.some(({ is_attachment }) => is_attachment);
