import { useEffect, useState } from 'react';
import { loadMessages } from '../../i18n/i18n';
import { once } from '../../lib/once';
import { whenIdle } from '../../lib/schedule';

/** What the list of signals shows beside what the server sends, and what that follows from. */
export type SignalsTools = typeof import('./signals-tools');

const loadTools = once(async () => {
  const [tools] = await Promise.all([import('./signals-tools'), loadMessages('signal')]);
  return tools;
});

/**
 * Loads it with its texts in an idle moment; null until then, and where it cannot be loaded. In state and no `part`, as the
 * rows follow from its functions.
 */
export function useSignalsTools(): SignalsTools | null {
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
