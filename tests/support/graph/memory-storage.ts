import type { DeskStorage } from '../../../src/graph/backend';

/** A browser's storage in memory; once it is full, nothing more can be written to it, nor ever a text beyond its capacity. */
export function memoryStorage(
  texts: Readonly<Record<string, string>> = {},
): DeskStorage & { isFull: boolean; capacity: number } {
  const kept = new Map(Object.entries(texts));
  return {
    isFull: false,
    capacity: Infinity,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, text) {
      if (this.isFull || text.length > this.capacity)
        throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key) => void kept.delete(key),
    key: (i) => [...kept.keys()][i] ?? null,
    get length() {
      return kept.size;
    },
  };
}
