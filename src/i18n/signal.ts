import { loadMessages } from './i18n';
import type { Language } from './languages';
import type { SignalMessages } from './messages';

const loaders = {
  vi: () => import('./locales/vi/signal'),
  en: () => import('./locales/en/signal'),
  de: () => import('./locales/de/signal'),
} satisfies Record<Language, () => Promise<{ default: SignalMessages }>>;

/** Resolves to a module once the texts of signals, plans and results are there in the language in use as well. */
export async function withSignalMessages<Module>(loaded: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loaded, loadMessages('signal', loaders)]);
  return module;
}
