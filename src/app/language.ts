import { i18n, setLanguage } from '../i18n/i18n';
import { languageOf, languages, type Language } from '../i18n/languages';
import type { BrowserStorage } from '../lib/storage';

/**
 * Speaks the stored language, keeps what is chosen later, and follows the other tabs. A language that cannot be had
 * gives way to another one and is spoken the next time; rejects where there is none at all.
 */
export async function startLanguage(storage: BrowserStorage): Promise<void> {
  const stored = () => languageOf(storage.read('lng'));

  await setFirstAvailableLanguage([stored(), ...languages.filter((language) => language !== stored())]);
  document.documentElement.lang = i18n.language;

  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language;
    if (languageOf(storage.read('lng')) !== language) storage.write('lng', language);
  });
  storage.watch(() => {
    // Where it cannot be had here, this tab stays as it is.
    if (stored() !== i18n.language) setLanguage(stored()).catch(() => {});
  });
}

async function setFirstAvailableLanguage([first, ...others]: readonly Language[]): Promise<void> {
  try {
    await setLanguage(first!);
  } catch (error) {
    if (others.length === 0) throw error;
    await setFirstAvailableLanguage(others);
  }
}
