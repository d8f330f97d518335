import { NavLink } from "./nav-link";

interface Props {
  label: string;
  pages: readonly { href: string; title: string }[];
}

/** The pages of a section. One whose path is the start of another matches exactly. */
export function SectionNav({ label, pages }: Props) {
  const isRoot = (href: string) => pages.some((page) => page.href.startsWith(`${href}/`));
  return (
    <nav aria-label={label} className="mb-5 flex flex-wrap gap-1 border-b border-line pb-2">
      {pages.map(({ href, title }) => (
        <NavLink key={href} href={href} section={href} isExact={isRoot(href)}>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
