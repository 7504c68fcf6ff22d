import { useCallback, useSyncExternalStore } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import type { BrowserStorage, StorageKey } from '../../lib/storage';
import { createEmitter } from '../../lib/store';

/** A change in this page; another tab's comes as an event of the storage. */
const { emit, subscribe } = createEmitter();

/** What this browser keeps under a key, as this page or another tab wrote it last. */
export function useKept(key: StorageKey): string | null {
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

/** Keeps a text in this browser in the place of the one before; null for none. */
export function keep(storage: BrowserStorage, key: StorageKey, text: string | null): void {
  storage.write(key, text);
  emit();
}
