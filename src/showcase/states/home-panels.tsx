import { NewsPanel } from '../../member/news/NewsPanel';
import { LeadIndex } from '../../member/pulse/LeadIndex';
import { PulsePanel } from '../../member/pulse/PulsePanel';
import { SectorTable } from '../../member/pulse/SectorList';
import { ProvisionalSignals } from '../../member/signals/provisional/ProvisionalSignals';
import { SignalsPanel } from '../../member/signals/SignalsPanel';
import { WatchlistPanel } from '../../member/watchlist/WatchlistPanel';
import { Framed, Listed, Planned, RowLines, SectorsOf } from './parts';
import { every, only, optional } from './panel-states';
import { NEARLY_CLOSED } from './sample/board';
import { listingDesk } from './sample/desk';
import { pulse, vnIndex } from './sample/market';
import { signalsInStates } from './sample/signals';
import { panel, type ShownPanel } from './shown-panel';

/** The panels of the home page, each with its parts after it. */
export const homePanels: readonly ShownPanel[] = [
  panel('panel-pulse', 'pulse.title', { height: 190 }, <PulsePanel />, optional),
  panel(
    'panel-index-line',
    'showcase.panel.indexLine',
    { width: 'half', height: 110 },
    <Framed>
      <LeadIndex index={vnIndex} asOf={pulse.asOf} />
    </Framed>,
    { ...only('showcase.never.indexLine', ['ready', 'partial']), stale: 'showcase.never.stalePart' },
  ),
  panel(
    'panel-sectors',
    'showcase.panel.sectors',
    { width: 'half', height: 270 },
    <SectorsOf view={(sectors) => <SectorTable sectors={sectors} />} />,
    { ...only('showcase.never.sectors', ['ready', 'partial']), stale: 'showcase.never.stalePart' },
  ),
  panel('panel-signals', 'signals.title', { height: 400 }, <SignalsPanel />, every),
  panel(
    'panel-list-plans',
    'showcase.panel.listPlans',
    { height: 400 },
    <Planned view={<SignalsPanel />} />,
    { ...only('showcase.never.listPlans', ['ready']), stale: 'showcase.never.staleListPlans' },
  ),
  panel(
    'panel-signal-states',
    'showcase.panel.signalStates',
    { height: 400, sent: { 'api/tplus_signals': signalsInStates } },
    <SignalsPanel />,
    only('showcase.never.signalStates', []),
  ),
  panel(
    'panel-results',
    'showcase.panel.results',
    { height: 900, search: 'signals=results' },
    <SignalsPanel />,
    every,
  ),
  panel(
    'panel-provisional',
    'showcase.panel.provisional',
    { height: 90, now: NEARLY_CLOSED },
    <Listed view={<ProvisionalSignals />} />,
    {
      ...only('showcase.never.provisional', ['ready', 'empty']),
      partial: 'showcase.never.partialProvisional',
      stale: 'showcase.never.staleProvisional',
    },
  ),
  panel('panel-news', 'news.title', { width: 'half', height: 400 }, <NewsPanel />, every),
  panel(
    'panel-watchlist',
    'watchlist.title',
    { width: 'side', height: 520, isSheet: true },
    <WatchlistPanel />,
    every,
  ),
  panel(
    'panel-own-list',
    'showcase.panel.ownList',
    {
      width: 'side',
      height: 420,
      isSheet: true,
      sent: { 'api/watchlists': [], 'api/desk': listingDesk },
      stored: { listColumns: 'value.signal' },
    },
    <WatchlistPanel />,
    only('showcase.never.ownList', ['ready']),
  ),
  panel('panel-row-line', 'showcase.panel.rowLine', { width: 'side', height: 160 }, <RowLines />, {
    ...only('showcase.never.rowLine', ['ready', 'empty', 'partial']),
    stale: 'showcase.never.stalePart',
  }),
];
