/** Letters and digits that stand for a text: the same for the same one, others for any other (106 bits; not for secrets). */
export function textHash(text: string): string {
  return SEEDS.map((seed) => hash53(text, seed).toString(36)).join('-');
}

/** The first half of `textHash` (53 bits), for many texts of which a few may be equal. */
export function shortTextHash(text: string): string {
  return hash53(text, SEEDS[0]).toString(36);
}

const SEEDS = [0x9e3779b9, 0x85ebca6b] as const;

/** The mixing function "cyrb53", in the public domain. */
function hash53(text: string, seed: number): number {
  let [low, high] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return 4294967296 * (2097151 & high) + (low >>> 0);
}
