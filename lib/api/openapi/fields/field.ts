/**
 * What a property or parameter means, and a value of it for examples. A name means the same everywhere, so it is described
 * once; `Owner.name` is for one component or operation only. A description in a schema wins.
 */
export type Fields = Readonly<Record<string, readonly [description: string, example?: unknown]>>;
