import { useEffect, useState } from 'react';
import { loadMessages } from '../../i18n/i18n';
import { once } from '../../lib/once';
import { whenIdle } from '../../lib/schedule';

/** What the list of signals shows beside what the server sends, and what that follows from. */
export type SignalsTools = typeof import('./list-tools');

const loadTools = once(async () => {
  const [tools] = await Promise.all([import('./list-tools'), loadMessages('signal')]);
  return tools;
});

/** Loads it with its texts in an idle moment; null until then, and where it cannot be loaded. */
export function useListTools(): SignalsTools | null {
  const [tools, setTools] = useState(() => loadTools.loaded() ?? null);
  useEffect(
    () =>
      void whenIdle()
        .then(loadTools)
        .then(setTools, () => {}),
    [],
  );
  return tools;
}
