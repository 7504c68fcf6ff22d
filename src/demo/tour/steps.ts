import type { MessageKey } from '../../i18n/messages';
import { translate } from '../../i18n/i18n';
import { currentPath } from '../../lib/address';

/** The steps of the tour, in the order of an investor's day. */
export const steps = [
  'pulse',
  'signals',
  'chart',
  'why',
  'watchlist',
  'desk',
  'market',
  'news',
  'demo',
] as const;

/** A visitor's first step leads to the sign-in. */
export type StepName = (typeof steps)[number] | 'signIn';

/** The pages of the tour; `symbol` is that of one symbol. */
type TourPage = 'home' | 'symbol' | 'desk' | 'market';

type Step = {
  /** The page that the step belongs to. */
  readonly page: TourPage | null;
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
  desk: {
    page: 'desk',
    find: () =>
      currentPath() === '/desk' ? (document.querySelector('main h1')?.parentElement ?? null) : null,
  },
  market: {
    page: 'market',
    find: () => document.querySelector('main [aria-controls=market-panel]')?.parentElement ?? null,
  },
  news: { page: 'home', find: () => region('news.title') },
  demo: { page: 'home', find: () => document.querySelector('header .sample-tag') },
};

function region(name: MessageKey): Element | null {
  const label = translate(name);
  return [...document.querySelectorAll('main section')].find(({ ariaLabel }) => ariaLabel === label) ?? null;
}
