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

/** Whether the texts of all these parts are loaded in the language in use. */
export function useHasMessages(parts: readonly string[]): boolean {
  const language = useLanguage();
  return useSyncExternalStore(subscribeToTexts, () =>
    parts.every((part) => i18n.hasResourceBundle(language, part)),
  );
}

function subscribeToTexts(changed: () => void) {
  i18n.store.on('added', changed);
  return () => i18n.store.off('added', changed);
}

function subscribe(changed: () => void) {
  i18n.on('languageChanged', changed);
  return () => i18n.off('languageChanged', changed);
}

function current() {
  return i18n.language;
}
