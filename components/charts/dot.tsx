/** A color of a legend. An SVG, because the content security policy forbids inline styles. */
export const Dot = ({ color }: { color: string }) => (
  <svg aria-hidden viewBox="0 0 12 12" className="size-3 shrink-0">
    <circle cx="6" cy="6" r="6" fill={color} />
  </svg>
);
