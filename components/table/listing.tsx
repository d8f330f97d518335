import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import { KvError } from "@/lib/core/errors";
import { Skeleton } from "./skeleton";
import { StalePage } from "./stale-page";
import { Streamed } from "./streamed";

/** The pending result of a list. Errors of the query itself are values; others reach the error page. */
export type Query<T> = Promise<T | KvError>;

/** Starts a query without waiting; `Listing` waits for it. */
export function startQuery<T>(work: () => Promise<T>): Query<T> {
  const query = work().catch((error: unknown) => {
    if (error instanceof KvError && EXPECTED.includes(error.code)) return error;
    throw error;
  });
  // `Listing` handles a failure; until it waits, this keeps it from counting as unhandled.
  query.catch(() => {});
  return query;
}

const EXPECTED: readonly KvError["code"][] = ["VALIDATION_ERROR", "NOT_FOUND", "CONFLICT"];

/** A result within this time is part of the first HTML; a slower one replaces a skeleton. */
const GRACE_MS = 300;

interface Props<T> {
  query: Query<T>;
  /** Renders errors of the query; a warning by default. */
  onError?: (error: KvError) => ReactNode;
  children: (page: T) => ReactNode;
}

/** Shows the result of a query, or a skeleton until it is there. */
export async function Listing<T>(props: Props<T>) {
  const isEarly = await Promise.race([
    props.query.then(() => true),
    new Promise<false>((resolve) => setTimeout(resolve, GRACE_MS, false)),
  ]);
  return (
    <Streamed isEarly={isEarly} fallback={<Skeleton />}>
      <Result {...props} />
    </Streamed>
  );
}

async function Result<T>({ query, onError, children }: Props<T>) {
  const page = await query;
  if (!(page instanceof KvError)) return children(page);
  if (page.details?.some((detail) => detail.path === "cursor")) return <StalePage />;
  return onError?.(page) ?? <Notice kind="warning">{page.message}</Notice>;
}
