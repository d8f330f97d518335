import { Scrollable } from "@/components/ui/scrollable";

/** An example of a body or a reply. */
export function Example({ value, label }: { value: unknown; label: string }) {
  const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
  return (
    <Scrollable label={label}>
      <pre className="w-max min-w-full rounded-md border border-line bg-sunken px-3 py-2 text-xs">
        <code>{text}</code>
      </pre>
    </Scrollable>
  );
}
