import { lazy, type ComponentProps, type ReactNode } from 'react';
import type { MessageKey } from '../../i18n/messages';
import { AdminSignalsPanel } from '../../member/admin/signals/AdminSignalsPanel';
import { openMarket } from '../../member/board/open-market';
import { LinkPanel } from '../../member/bot/LinkPanel';
import { MessagesPanel } from '../../member/bot/MessagesPanel';
import { NewsPanel } from '../../member/news/NewsPanel';
import { PulsePanel } from '../../member/pulse/PulsePanel';
import { SignalsPanel } from '../../member/signals/SignalsPanel';
import { BuiltInChart } from '../../member/technical/BuiltInChart';
import { QuotePanel } from '../../member/technical/QuotePanel';
import { useQuote } from '../../member/technical/useQuote';
import { WatchlistPanel } from '../../member/watchlist/WatchlistPanel';
import { WhaleBoard } from '../../member/whale/WhaleBoard';
import { ChosenPlans } from './ChosenPlans';
import type { PanelState } from './panel-states';
import { withSignalMessages } from '../../i18n/signal';
import type { Section } from './Section';

// In a chunk of its own, as on the page that it belongs to.
const WhyPanel = lazy(async () => ({
  default: (await withSignalMessages(import('../../member/signals/why/WhyPanel'))).WhyPanel,
}));

const Market = lazy(openMarket);

/** An example, or the sentence why the panel is never in the state; calls that every server has are never lacking. */
type States = Readonly<
  Record<Exclude<PanelState, 'lacking'>, 'example' | MessageKey> & { lacking?: 'example' }
>;

export type ShownPanel = {
  /** The fragment of the address that leads to it. */
  readonly id: string;
  readonly title: MessageKey;
  readonly width: ComponentProps<typeof Section>['width'];
  /** Its usual height in px, kept for an example that is not drawn yet. */
  readonly height: number;
  /** It is fixed to the lower edge of a phone. */
  readonly isSheet?: true;
  readonly view: ReactNode;
  readonly states: States;
};

const SYMBOL = 'FPT';

/** A view beside which another panel of its page has loaded the quote. */
function Quoted({ view }: { view: ReactNode }) {
  useQuote(SYMBOL);
  return view;
}

const noLists = { all: [], starred: null, onStar: () => {} };

function NoSparkline() {
  return <td>{null}</td>;
}

/** A panel on a call that every server has. */
const every: States = {
  ready: 'example',
  loading: 'example',
  empty: 'example',
  partial: 'example',
  stale: 'example',
  failed: 'example',
  forbidden: 'example',
};

/** A panel on a call that a server may lack. */
const optional: States = { ...every, lacking: 'example' };

/** The panels of the product, in the order of its menu. */
export const panels: readonly ShownPanel[] = [
  {
    ...{ id: 'panel-pulse', title: 'pulse.title', width: 'page', height: 190 },
    view: <PulsePanel />,
    states: optional,
  },
  {
    ...{ id: 'panel-signals', title: 'signals.title', width: 'page', height: 400 },
    view: <SignalsPanel />,
    states: every,
  },
  {
    ...{ id: 'panel-news', title: 'news.title', width: 'half', height: 400 },
    view: <NewsPanel />,
    states: every,
  },
  {
    ...{ id: 'panel-watchlist', title: 'watchlist.title', width: 'side', height: 520, isSheet: true },
    view: <WatchlistPanel />,
    states: every,
  },
  {
    ...{ id: 'panel-board', title: 'page.market', width: 'page', height: 560 },
    view: <Market lists={noLists} Sparkline={NoSparkline} />,
    states: optional,
  },
  {
    ...{ id: 'panel-quote', title: 'technical.lastPrice', width: 'page', height: 150 },
    view: <QuotePanel symbol={SYMBOL} />,
    states: every,
  },
  {
    ...{ id: 'panel-chart', title: 'technical.chart', width: 'page', height: 560 },
    view: <Quoted view={<BuiltInChart symbol={SYMBOL} />} />,
    states: { ...optional, stale: 'showcase.never.staleChart' },
  },
  {
    ...{ id: 'panel-why', title: 'why.region', width: 'page', height: 400 },
    view: <Quoted view={<WhyPanel symbol={SYMBOL} />} />,
    states: { ...every, stale: 'showcase.never.staleWhy' },
  },
  {
    ...{ id: 'panel-whale', title: 'page.whale', width: 'page', height: 700 },
    view: <WhaleBoard />,
    states: optional,
  },
  {
    ...{ id: 'panel-bot-messages', title: 'bot.sends', width: 'half', height: 420 },
    view: <MessagesPanel />,
    states: { ...every, stale: 'showcase.never.staleMessages' },
  },
  {
    ...{ id: 'panel-bot-link', title: 'bot.link', width: 'half', height: 420 },
    view: <LinkPanel />,
    states: optional,
  },
  {
    ...{ id: 'panel-plans', title: 'plans.region', width: 'page', height: 360 },
    view: <ChosenPlans />,
    states: { ...every, stale: 'showcase.never.stalePlans', forbidden: 'showcase.never.forbidden' },
  },
  {
    ...{ id: 'panel-runs', title: 'adminSignals.title', width: 'page', height: 300 },
    view: <AdminSignalsPanel />,
    states: { ...every, forbidden: 'showcase.never.forbidden' },
  },
];
