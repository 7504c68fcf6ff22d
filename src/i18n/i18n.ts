import i18next from 'i18next';
import { languages, type Language } from './languages';
import type { MessageKey, Parts } from './messages';
import { OWN_NAME } from './own-name';

/** The values that every text may name: the product's name. */
export const named = { brand: import.meta.env.VITE_BRAND_NAME || OWN_NAME };

type Part = keyof Parts;

/** Loads the texts of a part. */
export type Loaders = Readonly<Record<Language, () => Promise<{ default: Partial<Record<string, string>> }>>>;

/** The parts of a language: `app` is the first load, `member` comes after the sign-in, others bring their loaders. */
const loaders: Partial<Record<Part, Loaders>> = {
  app: {
    vi: () => import('./locales/vi/app'),
    en: () => import('./locales/en/app'),
    de: () => import('./locales/de/app'),
  },
  member: {
    vi: () => import('./locales/vi/member'),
    en: () => import('./locales/en/member'),
    de: () => import('./locales/de/member'),
  },
};

/** The one i18next instance. Values are never re-interpolated or nested: data stays literal text. */
export const i18n = i18next.createInstance();

const parts = new Set<Part>(['app']);
let requested: Language | null = null;

/**
 * Loads a language's texts once and switches to it; of several calls the last one wins. Rejects where the texts cannot
 * be loaded, and the language stays.
 */
export async function setLanguage(language: Language): Promise<void> {
  requested = language;
  if (!i18n.isInitialized) {
    await i18n.init({
      fallbackLng: false,
      keySeparator: false,
      nsSeparator: false,
      defaultNS: 'app',
      fallbackNS: [...parts],
      interpolation: { escapeValue: false, skipOnVariables: true, defaultVariables: named },
      resources: {},
    });
  }
  try {
    await Promise.all([...parts].map((part) => load(language, part)));
  } catch (error) {
    if (requested === language) requested = languages.find((current) => current === i18n.language) ?? null;
    throw error;
  }
  if (requested === language) await i18n.changeLanguage(language);
}

/** Loads a part's texts in the language in use, and from then on those of every language that is set. */
export async function loadMessages(part: Part, ofPart?: Loaders): Promise<void> {
  if (ofPart) loaders[part] = ofPart;
  parts.add(part);
  i18n.options.fallbackNS = [...parts];
  if (requested !== null && i18n.isInitialized) await load(requested, part);
}

async function load(language: Language, part: Part) {
  if (i18n.hasResourceBundle(language, part)) return;
  const { default: texts } = await loaders[part]![language]();
  i18n.addResourceBundle(language, part, { ...texts });
  plain.clear();
}

/** Texts without values, which a view translates on every render: in the language in use, from the parts loaded. */
const plain = new Map<MessageKey, string>();
i18n.on('languageChanged', () => plain.clear());

/** The text of `key` in the language in use. */
export function translate(key: MessageKey, values?: Record<string, string | number>): string {
  if (values) return i18n.t(key, values);
  const text = plain.get(key) ?? i18n.t(key);
  plain.set(key, text);
  return text;
}

/** The text of a failure's kind; any other text, such as a server's message, is returned as it is. */
export function errorText(kindOrMessage: string): string {
  const key = `error.${kindOrMessage}`;
  return i18n.exists(key) ? i18n.t(key) : kindOrMessage;
}
