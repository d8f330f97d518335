/**
 * From here on a find of a model is proposed. What is less likely than not is folded on its page: to discard all of that takes a key, to find
 * what is missing takes reading the file. The floors are from the curves of tests/corpus/curator/README.md, where more proposals find little more.
 */
export const FLOORS = { task: 0.05, decision: 0.04, org: 0.06, event: 0.05, person: 0.05 } as const;
