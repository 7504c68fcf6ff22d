import { loadMessages } from './i18n';
import type { Language } from './languages';
import type { BoardMessages } from './messages';

const loaders = {
  vi: () => import('./locales/vi/board'),
  en: () => import('./locales/en/board'),
  de: () => import('./locales/de/board'),
} satisfies Record<Language, () => Promise<{ default: BoardMessages }>>;

/** Loads the texts of the market page in the language in use, and from then on in every language that is set. */
export function loadBoardMessages(): Promise<void> {
  return loadMessages('board', loaders);
}
