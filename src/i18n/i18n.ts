import i18next from 'i18next';
import { languages, type Language } from './languages';
import type { MessageKey } from './messages';

type Texts = Readonly<Record<string, string>>;

/** The two shares of a language: what anybody may read, and what only members do. */
const loaders = {
  frame: {
    vi: () => import('./locales/vi?part=frame'),
    en: () => import('./locales/en?part=frame'),
    de: () => import('./locales/de?part=frame'),
  },
  member: {
    vi: () => import('./locales/vi?part=member'),
    en: () => import('./locales/en?part=member'),
    de: () => import('./locales/de?part=member'),
  },
} satisfies Record<string, Record<Language, () => Promise<{ default: Texts }>>>;

type Part = keyof typeof loaders;

/** The one i18next instance. Values are never re-interpolated or nested: data stays literal text. */
export const i18n = i18next.createInstance();

const parts = new Set<Part>(['frame']);
let wanted: Language | null = null;

/**
 * Loads a language's texts once and speaks it from then on; of several languages asked for, the last one. Where its
 * texts cannot be had it rejects, and the language stays.
 */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  if (!i18n.isInitialized) {
    await i18n.init({
      fallbackLng: false,
      keySeparator: false,
      nsSeparator: false,
      defaultNS: 'frame',
      fallbackNS: 'member',
      interpolation: { escapeValue: false, skipOnVariables: true },
      resources: {},
    });
  }
  try {
    await Promise.all([...parts].map((part) => load(language, part)));
  } catch (error) {
    if (wanted === language) wanted = languages.find((spoken) => spoken === i18n.language) ?? null;
    throw error;
  }
  if (wanted === language) await i18n.changeLanguage(language);
}

/** From now on every language brings the members' texts along; one that is spoken already has them after this. */
export async function loadMemberMessages(): Promise<void> {
  parts.add('member');
  if (wanted !== null && i18n.isInitialized) await load(wanted, 'member');
}

async function load(language: Language, part: Part) {
  if (i18n.hasResourceBundle(language, part)) return;
  const { default: texts } = await loaders[part][language]();
  i18n.addResourceBundle(language, part, { ...texts });
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
