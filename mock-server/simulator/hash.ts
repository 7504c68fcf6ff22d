/** A text as 32 bits; near texts give bits that have nothing in common (FNV-1a, then scrambled). */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return scramble(hash);
}

/** Mixes 32 bits so that every bit of the answer depends on every bit of the question (MurmurHash3's finaliser). */
export function scramble(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
