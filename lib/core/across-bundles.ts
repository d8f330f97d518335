/**
 * Lets `instanceof` know what every copy of a class has made: Next bundles pages and routes separately, and errors go from one to
 * the other by what a process has once (`per-process.ts`). Subclasses know their own instances as usual.
 */
export function knownAcrossBundles(type: { prototype: object }, name: string): void {
  const brand = Symbol.for(`knowledge-vault.${name}`);
  Object.defineProperty(type.prototype, brand, { value: true });
  Object.defineProperty(type, Symbol.hasInstance, {
    value(this: unknown, value: unknown): boolean {
      if (this !== type) return Function.prototype[Symbol.hasInstance].call(this, value);
      return typeof value === "object" && value !== null && brand in value;
    },
  });
}
