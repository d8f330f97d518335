/** A pattern with the words of a language, made once for each. */
export function madeOnce<Of extends object>(make: (of: Of) => RegExp): (of: Of) => RegExp {
  const made = new WeakMap<Of, RegExp>();
  return (of) => {
    const pattern = made.get(of) ?? make(of);
    made.set(of, pattern);
    return pattern;
  };
}
