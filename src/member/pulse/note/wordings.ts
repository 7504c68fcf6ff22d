import type { Language } from '../../../i18n/languages';
import { vi } from './vi';
import type { Wording } from './wording';

const load: Readonly<Record<Language, () => Promise<Wording>>> = {
  vi: async () => vi,
  en: () => import('./en').then(({ en }) => en),
  de: () => import('./de').then(({ de }) => de),
};

const loading = new Map<Language, Promise<Wording | null>>();

/** Loads a language's phrases once; resolves to null where they cannot be loaded, until the page is loaded again. */
export function loadWording(language: Language): Promise<Wording | null> {
  const started = loading.get(language) ?? load[language]().catch(() => null);
  loading.set(language, started);
  return started;
}
