import { use, useCallback } from 'react';
import { useLanguage } from '../../i18n/useT';
import { once } from '../../lib/once';

/** A sector as the feed has it, in Vietnamese. */
const asSent = (sector: string) => sector;

/** Loads the names of sectors in other languages; the feed's own stay where they cannot be loaded. */
export const loadSectorNames = once(() =>
  import('./sector-names').then(
    ({ sectorName }) => sectorName,
    () => asSent,
  ),
);

/**
 * Returns a function that names a sector in the language in use, or as the feed does where no name is known. Suspends
 * until the names are loaded.
 */
export function useSectorName(): (sector: string) => string {
  const language = useLanguage();
  const nameOf = language === 'vi' ? asSent : (loadSectorNames.loaded() ?? use(loadSectorNames()));
  return useCallback((sector) => nameOf(sector, language), [nameOf, language]);
}
