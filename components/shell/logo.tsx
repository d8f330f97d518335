/** The mark: one note and what it is linked to. */
export function Logo({ className = "size-6" }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={`shrink-0 ${className}`} aria-hidden="true">
      <rect width="32" height="32" rx="7" className="fill-accent" />
      <g
        className="fill-none stroke-on-accent"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M9 8v16M10 16l9-8M10 16l9 8" />
      </g>
      <g className="fill-on-accent">
        <circle cx="22.5" cy="8" r="2.6" />
        <circle cx="22.5" cy="24" r="2.6" />
      </g>
    </svg>
  );
}
