import { Link } from "@/components/ui/link";

const STEPS = [
  {
    title: "Add a note",
    text: "Drop a meeting note, an e-mail or a to-do list above. The curator turns it into linked records.",
    href: "/inbox",
    link: "Open the inbox",
  },
  {
    title: "Read what became of it",
    text: "Records of people, tasks and decisions are in the vault, each a Markdown file that links to the others.",
    href: "/vault",
    link: "Open the vault",
  },
  {
    title: "Bring your own notes",
    text: "Open your Obsidian vault in place. Nothing in it is moved or changed.",
    href: "/settings/vault/directory?first=1",
    link: "Open an existing vault",
  },
] as const;

/** What a new owner does first. */
export function FirstSteps() {
  return (
    <ol className="grid gap-4 md:grid-cols-3">
      {STEPS.map(({ title, text, href, link }, index) => (
        <li key={href} className="flex flex-col gap-1.5 rounded-lg border border-line bg-surface p-4">
          <h3 className="font-semibold">
            {index + 1}. {title}
          </h3>
          <p className="grow text-muted">{text}</p>
          <Link href={href} className="text-accent underline">
            {link}
          </Link>
        </li>
      ))}
    </ol>
  );
}
