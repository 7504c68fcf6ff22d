import { loadMessages } from './i18n';
import type { Language } from './languages';
import type { DeskMessages } from './messages';

const loaders = {
  vi: () => import('./locales/vi/desk'),
  en: () => import('./locales/en/desk'),
  de: () => import('./locales/de/desk'),
} satisfies Record<Language, () => Promise<{ default: DeskMessages }>>;

/** Resolves to a module once the texts of the desk, its dialogs and its notes are there as well. */
export async function withDeskMessages<Module>(loaded: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loaded, loadMessages('desk', loaders)]);
  return module;
}
