import { i18n, speak } from '../i18n/i18n';
import { languageOf } from '../i18n/languages';
import type { BrowserStorage } from '../lib/storage';

/** Speaks the stored language, keeps what is chosen later, and follows the other tabs. */
export async function startLanguage(storage: BrowserStorage): Promise<void> {
  const stored = () => languageOf(storage.read('lng'));

  await speak(stored());
  document.documentElement.lang = stored();

  i18n.on('languageChanged', (language) => {
    document.documentElement.lang = language;
    if (languageOf(storage.read('lng')) !== language) storage.write('lng', language);
  });
  storage.watch(() => {
    if (stored() !== i18n.language) void speak(stored());
  });
}
