/**
 * What is made of an object, once for each, and as long as somebody holds the object. What else `make` is given has to be the
 * same each time.
 */
export function madeOnce<Of extends object, Made, More extends readonly unknown[] = []>(
  make: (of: Of, ...more: More) => Made,
): (of: Of, ...more: More) => Made {
  const made = new WeakMap<Of, { it: Made }>();
  return (of, ...more) => {
    const known = made.get(of) ?? { it: make(of, ...more) };
    made.set(of, known);
    return known.it;
  };
}
