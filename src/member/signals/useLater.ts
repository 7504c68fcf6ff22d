import { useEffect, useState } from 'react';
import { loadMessages } from '../../i18n/i18n';
import { once } from '../../lib/once';
import { whenIdle } from '../../lib/schedule';

/** What the list of signals shows beside what the server sends, and what that follows from. */
export type Later = typeof import('./later');

const loadLater = once(async () => {
  const [later] = await Promise.all([import('./later'), loadMessages('signal')]);
  return later;
});

/** Loads it with its texts in an idle moment; null until then, and where it cannot be loaded. */
export function useLater(): Later | null {
  const [later, setLater] = useState(() => loadLater.loaded() ?? null);
  useEffect(
    () =>
      void whenIdle()
        .then(loadLater)
        .then(setLater, () => {}),
    [],
  );
  return later;
}
