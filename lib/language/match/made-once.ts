/** What is made of the words of a language, mostly a pattern, once for each. */
export function madeOnce<Of extends object, Made extends object | boolean>(
  make: (of: Of) => Made,
): (of: Of) => Made {
  const made = new WeakMap<Of, Made>();
  return (of) => {
    const pattern = made.get(of) ?? make(of);
    made.set(of, pattern);
    return pattern;
  };
}
