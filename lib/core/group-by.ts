type Group<T> = [T, ...T[]];

/** The items by key; keys and items keep their order. Node 20 has no `Map.groupBy`. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, Group<T>> {
  const groups = new Map<K, Group<T>>();
  for (const item of items) addToGroup(groups, keyOf(item), item);
  return groups;
}

/** Appends to the group of a key. A copy of the group each time would cost its square. */
export function addToGroup<T, K>(groups: Map<K, T[]> | Map<K, Group<T>>, key: K, item: T): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/** How often each item is there. */
export function countEach<T>(items: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
