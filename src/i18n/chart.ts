import { loadMessages } from './i18n';
import type { Language } from './languages';
import type { ChartMessages } from './messages';

const loaders = {
  vi: () => import('./locales/vi/chart'),
  en: () => import('./locales/en/chart'),
  de: () => import('./locales/de/chart'),
} satisfies Record<Language, () => Promise<{ default: ChartMessages }>>;

/** Resolves to a module once the texts of a day's line, of events, comparisons and sectors are there as well. */
export async function withChartMessages<Module>(loaded: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loaded, loadMessages('chart', loaders)]);
  return module;
}
