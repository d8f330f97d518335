const LOOKS: Record<string, string> = {
  GET: "text-ok",
  DELETE: "text-failed",
};

/** Method and path of an operation. */
export function Endpoint({ method, path }: { method: string; path: string }) {
  return (
    <code className="wrap-anywhere">
      <span className={`font-semibold ${LOOKS[method] ?? "text-accent"}`}>{method}</span> {path}
    </code>
  );
}
