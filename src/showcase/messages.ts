import { loadMessages } from '../i18n/i18n';
import type { Language } from '../i18n/languages';
import type { ShowcaseMessages } from '../i18n/locales/vi/showcase';

const loaders = {
  vi: () => import('../i18n/locales/vi/showcase'),
  en: () => import('../i18n/locales/en/showcase'),
  de: () => import('../i18n/locales/de/showcase'),
} satisfies Record<Language, () => Promise<{ default: ShowcaseMessages }>>;

/**
 * Loads the texts of the showcase, and those of the pages that its examples are of, in the language in use, and from then
 * on in every language that is set.
 */
export async function loadShowcaseMessages(): Promise<void> {
  await Promise.all([loadMessages('showcase', loaders), loadMessages('admin'), loadMessages('profile')]);
}
