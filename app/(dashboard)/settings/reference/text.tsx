/** A description, with its `code`. */
export function Text({ children }: { children: string }) {
  return children.split("`").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
      <code key={index} className="wrap-anywhere">
        {part}
      </code>
    ),
  );
}
