import i18next from 'i18next';
import { languages, type Language } from './languages';
import type { MessageKey, Parts } from './messages';
import { OWN_NAME } from './own-name';

/** The values that every text may name: the product's name. */
export const named = { brand: import.meta.env.VITE_BRAND_NAME || OWN_NAME };

type Texts = { default: Readonly<Record<string, string>> };

/** The texts of every part in every language, which the type `Parts` names; those of the demo are in no other build. */
const files = {
  ...import.meta.glob<Texts>(['./locales/*/*.ts', '!./locales/*/demo.ts']),
  ...(import.meta.env.DEV || __DEMO__ ? import.meta.glob<Texts>('./locales/*/demo.ts') : null),
};

const numbers = new Intl.NumberFormat('en-US');

/** The one i18next instance. Values are never re-interpolated or nested: data stays literal text. */
export const i18n = i18next.createInstance().use({
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  /** Writes a number in a text as boards do, in every language: '12,480'. */
  format: (value: unknown) => (typeof value === 'number' ? numbers.format(value) : value) as string,
});

const parts = new Set<keyof Parts>(['app']);
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
      interpolation: {
        alwaysFormat: true,
        escapeValue: false,
        skipOnVariables: true,
        defaultVariables: named,
      },
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
export async function loadMessages(part: keyof Parts): Promise<void> {
  parts.add(part);
  i18n.options.fallbackNS = [...parts];
  if (requested !== null && i18n.isInitialized) await load(requested, part);
}

async function load(language: Language, part: keyof Parts) {
  if (i18n.hasResourceBundle(language, part)) return;
  const { default: texts } = await files[`./locales/${language}/${part}.ts`]!();
  i18n.addResourceBundle(language, part, { ...texts });
  plain.clear();
}

/** Texts without values, which a view translates on every render: in the language in use, from the parts loaded. */
const plain = new Map<MessageKey, string>();

/** Settles once there is a language in use. */
export const hasLanguage = new Promise<void>((resolve) =>
  i18n.on('languageChanged', () => {
    plain.clear();
    resolve();
  }),
);

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
