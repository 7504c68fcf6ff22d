import { use, useState } from 'react';
import type { Language } from '../../../i18n/languages';
import { vi } from './vi';
import type { Wording } from './wording';

const others = {
  en: () => import('./en').then(({ en }) => en),
  de: () => import('./de').then(({ de }) => de),
};

/** The phrases that are there, those of Vietnamese from the first load on; null where they could not be loaded. */
const known = new Map<Language, Wording | null>([['vi', vi]]);
const loading = new Map<Language, Promise<Wording | null>>();

/** Loads a language's phrases once; resolves to null where they cannot be loaded, until the page is loaded again. */
export function loadWording(language: Language): Promise<Wording | null> {
  const load = async () => {
    const wording = language === 'vi' ? vi : await others[language]().catch(() => null);
    known.set(language, wording);
    return wording;
  };
  const started = loading.get(language) ?? load();
  loading.set(language, started);
  return started;
}

/** A language's phrases, the same one as long as the caller is mounted. Suspends until they are loaded. */
export function useWording(language: Language): Wording | null {
  // As of the first render: a component that has waited is replayed, and must then wait in the same place.
  const [loaded] = useState(() => known.get(language));
  return loaded === undefined ? use(loadWording(language)) : loaded;
}
