import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link inside the dashboard, without prefetching: pages are rendered on request, and prefetching every visible
 * link would render a dozen pages for the one that is opened.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
