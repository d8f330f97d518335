import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link inside the dashboard. Pages are drawn when they are asked for, so to fetch ahead what every link in sight
 * leads to would draw a dozen pages for one that is wanted.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
