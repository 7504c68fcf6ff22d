import { useSyncExternalStore } from 'react';
import { i18n, translate } from './i18n';
import { languageOf } from './languages';

/** Translates into the language in use; the view renders again when the language changes. */
export function useT() {
  useLanguage();
  return translate;
}

/** The language in use. */
export function useLanguage() {
  return languageOf(useSyncExternalStore(subscribe, current, current));
}

function subscribe(changed: () => void) {
  i18n.on('languageChanged', changed);
  return () => i18n.off('languageChanged', changed);
}

function current() {
  return i18n.language;
}
