import { loadMessages } from '../i18n/i18n';
import type { Language } from '../i18n/languages';
import type { ShowcaseMessages } from '../i18n/locales/vi/showcase';

const loaders = {
  vi: () => import('../i18n/locales/vi/showcase'),
  en: () => import('../i18n/locales/en/showcase'),
  de: () => import('../i18n/locales/de/showcase'),
} satisfies Record<Language, () => Promise<{ default: ShowcaseMessages }>>;

/** Loads the texts of the showcase in the language in use, and from then on in every language that is set. */
export function loadShowcaseMessages(): Promise<void> {
  return loadMessages('showcase', loaders);
}
