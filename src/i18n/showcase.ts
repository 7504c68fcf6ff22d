import { useSyncExternalStore } from 'react';
import { i18n, loadMessages } from './i18n';
import type { Language } from './languages';
import type { ShowcaseMessages } from './messages';
import { useLanguage } from './useT';

const loaders = {
  vi: () => import('./locales/vi/showcase'),
  en: () => import('./locales/en/showcase'),
  de: () => import('./locales/de/showcase'),
} satisfies Record<Language, () => Promise<{ default: ShowcaseMessages }>>;

/** Loads the texts of the showcase in the language in use, and from then on in every language that is set. */
export function loadShowcaseMessages(): Promise<void> {
  return loadMessages('showcase', loaders);
}

/** Whether the texts of the showcase are loaded in the language in use. */
export function useHasShowcaseMessages(): boolean {
  const language = useLanguage();
  return useSyncExternalStore(subscribe, () => i18n.hasResourceBundle(language, 'showcase'));
}

function subscribe(changed: () => void) {
  i18n.store.on('added', changed);
  return () => i18n.store.off('added', changed);
}
