/** What a CommonJS package exports, loaded by `import()`: Node gives it by name as well, a bundle as the default alone. */
export const exportsOf = <M extends object>(loaded: M & { default?: unknown }): M =>
  (loaded.default ?? loaded) as M;
