"use client";

import { type ReactNode, Suspense, useState } from "react";

interface Props {
  /** Whether the content was there in time to be part of the first HTML. */
  isEarly: boolean;
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Shows late content in place of a fallback. A refresh keeps the tree of the first load, whichever it was: with
 * another tree, what was opened or typed in the content would be lost.
 */
export function Streamed({ isEarly, fallback, children }: Props) {
  const [isInline] = useState(isEarly);
  return isInline ? children : <Suspense fallback={fallback}>{children}</Suspense>;
}
