import { useCallback, useSyncExternalStore } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import type { BrowserStorage, StorageKey } from '../../lib/storage';
import { createEmitter } from '../../lib/store';

/** A change in this page; another tab's comes as an event of the storage. */
const { emit, subscribe } = createEmitter();

/** What this browser has stored under a key, as this page or another tab wrote it last. */
export function useStored(key: StorageKey): string | null {
  const { storage } = useAppActors();
  const follow = useCallback(
    (changed: () => void) => {
      const unsubscribes = [subscribe(changed), storage.watch(changed)];
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
    },
    [storage],
  );
  return useSyncExternalStore(follow, () => storage.read(key));
}

/** Stores a text in this browser in place of the one before; null for none. */
export function store(storage: BrowserStorage, key: StorageKey, text: string | null): void {
  storage.write(key, text);
  emit();
}
