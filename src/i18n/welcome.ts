import { loadMessages } from './i18n';
import type { Language } from './languages';
import type { WelcomeMessages } from './messages';

const loaders = {
  vi: () => import('./locales/vi/welcome'),
  en: () => import('./locales/en/welcome'),
  de: () => import('./locales/de/welcome'),
} satisfies Record<Language, () => Promise<{ default: WelcomeMessages }>>;

/** Resolves to a module once the texts of the welcome's market and signal are there as well. */
export async function withWelcomeMessages<Module>(loaded: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loaded, loadMessages('welcome', loaders)]);
  return module;
}
