import { i18n, setLanguage } from '../i18n/i18n';
import { languageOf, languages, type Language } from '../i18n/languages';
import type { BrowserStorage } from '../lib/storage';

/** The language of the interface, which the page's head sets before anything is requested. */
export function interfaceLanguage(): Language {
  return languageOf(document.documentElement.lang);
}

/**
 * Sets the stored language, stores later choices, and follows the other tabs; returns a function that stops it. Where the
 * stored language cannot be loaded another one is set and the stored one kept; rejects where none can be loaded.
 */
export async function startLanguage(storage: BrowserStorage): Promise<() => void> {
  const stored = () => languageOf(storage.read('lng'));

  await setFirstAvailableLanguage([stored(), ...languages.filter((language) => language !== stored())]);
  document.documentElement.lang = i18n.language;

  const onChanged = (language: string) => {
    document.documentElement.lang = language;
    if (languageOf(storage.read('lng')) !== language) storage.write('lng', language);
  };
  i18n.on('languageChanged', onChanged);
  const unwatch = storage.watch(() => {
    // A language that cannot be loaded leaves this tab as it is.
    if (stored() !== i18n.language) setLanguage(stored()).catch(() => {});
  });
  return () => {
    i18n.off('languageChanged', onChanged);
    unwatch();
  };
}

async function setFirstAvailableLanguage([first, ...others]: readonly Language[]): Promise<void> {
  try {
    await setLanguage(first!);
  } catch (error) {
    if (others.length === 0) throw error;
    await setFirstAvailableLanguage(others);
  }
}
