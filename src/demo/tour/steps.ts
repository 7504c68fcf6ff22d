import type { MessageKey } from '../../i18n/messages';
import { translate } from '../../i18n/i18n';

/** The steps of the tour, in the order of an investor's day. */
export const steps = [
  'pulse',
  'signals',
  'chart',
  'why',
  'watchlist',
  'news',
  'search',
  'settings',
  'demo',
] as const;

/** A visitor's first step leads to the sign-in. */
export type StepName = (typeof steps)[number] | 'signIn';

type Step = {
  /** The page that the step belongs to: the home page, or a symbol's. */
  readonly page: 'home' | 'symbol' | null;
  readonly find: () => Element | null;
};

/** Where each step belongs, and the element of the page that it is about. */
export const places: Readonly<Record<StepName, Step>> = {
  signIn: { page: null, find: () => document.querySelector('main form') },
  pulse: { page: 'home', find: () => region('pulse.title') },
  signals: { page: 'home', find: () => region('signals.region') },
  chart: { page: 'symbol', find: () => region('technical.chart') },
  why: { page: 'symbol', find: () => region('why.region') },
  watchlist: { page: 'symbol', find: () => region('watchlist.title') },
  news: { page: 'home', find: () => region('news.title') },
  search: { page: 'home', find: () => document.querySelector('header input') },
  settings: {
    page: 'home',
    find: () => document.querySelector(`header [aria-label="${translate('settings.title')}"]`),
  },
  demo: { page: 'home', find: () => document.querySelector('header .sample-tag') },
};

/** The symbol that the tour opens: that of the first signal, else of the first row. */
export function tourSymbol(): string {
  const rows = [region('signals.region'), document].map((part) =>
    part?.querySelector<HTMLElement>('tr[data-symbol]'),
  );
  return rows.find(Boolean)?.dataset['symbol'] ?? 'FPT';
}

function region(name: MessageKey): Element | null {
  const label = translate(name);
  return [...document.querySelectorAll('main section')].find(({ ariaLabel }) => ariaLabel === label) ?? null;
}
