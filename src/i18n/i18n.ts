import i18next from 'i18next';
import type { Language } from './languages';
import type { MessageKey, Messages } from './messages';

const loaders: Record<Language, () => Promise<Messages>> = {
  vi: () => import('./locales/vi').then((module) => module.vi),
  en: () => import('./locales/en').then((module) => module.en),
  de: () => import('./locales/de').then((module) => module.de),
};

/** The one i18next instance. Values are never re-interpolated or nested: data stays literal text. */
export const i18n = i18next.createInstance();

let wanted: Language | null = null;

/** Loads a language's texts once and speaks it from then on; of several languages asked for, the last one. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  if (!i18n.isInitialized) {
    await i18n.init({
      fallbackLng: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false, skipOnVariables: true },
      resources: {},
    });
  }
  if (!i18n.hasResourceBundle(language, 'translation')) {
    i18n.addResourceBundle(language, 'translation', { ...(await loaders[language]()) });
  }
  if (wanted === language) await i18n.changeLanguage(language);
}

/** Texts without values, which a page asks for many times over: in the language of the last `changeLanguage`. */
const plain = new Map<MessageKey, string>();
i18n.on('languageChanged', () => plain.clear());

/** The text of `key` in the language in use. */
export function translate(key: MessageKey, values?: Record<string, string | number>): string {
  if (values) return i18n.t(key, values);
  const text = plain.get(key) ?? i18n.t(key);
  plain.set(key, text);
  return text;
}
