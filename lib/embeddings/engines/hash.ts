/** FNV-1a over UTF-16 units, 32 bits. Must never change: stored vectors depend on it. */
function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  // FNV leaves the high bits of short texts similar; MurmurHash3's finalizer spreads them.
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Adds a feature to a vector at the index of its hash, with a sign that makes collisions cancel out on average
 * (Weinberger et al. 2009, "Feature Hashing for Large Scale Multitask Learning").
 */
export function addFeature(into: Float32Array, feature: string, weight: number): void {
  const hash = hash32(feature);
  const at = hash % into.length;
  into[at] = (into[at] ?? 0) + ((hash >>> 24) & 1 ? weight : -weight);
}
