import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/useT';
import { once } from '../../lib/once';

/** A sector as the feed has it, in Vietnamese. */
const asSent = (sector: string) => sector;

const loadNames = once(() => import('./sector-names').then(({ sectorName }) => sectorName));

/** Kept until a view is shown with it: what waits for names that cannot be loaded would ask again and again. */
let attempt: ReturnType<typeof loadNames> | null = null;

/** Loads the names of sectors in other languages; where they cannot be loaded, the feed's own stay until the next view. */
export const loadSectorNames = () => (attempt ??= loadNames().catch(() => asSent));

/**
 * Returns a function that names a sector in the language in use, or as the feed does where no name is known. Suspends
 * until the names are loaded.
 */
export function useSectorName(): (sector: string) => string {
  const language = useLanguage();
  // As of the first render: a component that has waited is replayed, and must then wait in the same place.
  const [loaded] = useState(loadNames.loaded);
  const names = useMemo(() => (loaded || language === 'vi' ? null : loadSectorNames()), [loaded, language]);
  const nameOf = loaded ?? (names ? use(names) : asSent);
  useEffect(() => void (attempt = null), [language]);
  return useCallback((sector) => nameOf(sector, language), [nameOf, language]);
}
