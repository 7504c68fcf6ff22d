import { NewsPanel } from '../../member/news/NewsPanel';
import { LeadIndex } from '../../member/pulse/LeadIndex';
import { PulsePanel } from '../../member/pulse/PulsePanel';
import { ProvisionalSignals } from '../../member/signals/provisional/ProvisionalSignals';
import { SignalsPanel } from '../../member/signals/SignalsPanel';
import { WatchlistPanel } from '../../member/watchlist/WatchlistPanel';
import { SectorTable } from './lazy-panels';
import { Framed, Listed, Planned, RowLines, SectorsOf } from './parts';
import { every, only, optional } from './panel-states';
import { NEARLY_CLOSED } from './sample/board';
import { pulse, vnIndex } from './sample/market';
import type { ShownPanel } from './shown-panel';

/** The panels of the home page, each with its parts after it. */
export const homePanels: readonly ShownPanel[] = [
  {
    ...{ id: 'panel-pulse', title: 'pulse.title', width: 'page', height: 190 },
    view: <PulsePanel />,
    states: optional,
  },
  {
    ...{ id: 'panel-index-line', title: 'showcase.panel.indexLine', width: 'half', height: 110 },
    view: (
      <Framed>
        <LeadIndex index={vnIndex} asOf={pulse.asOf} />
      </Framed>
    ),
    states: {
      ...only('showcase.never.indexLine', ['ready', 'partial']),
      stale: 'showcase.never.stalePart',
    },
  },
  {
    ...{ id: 'panel-sectors', title: 'showcase.panel.sectors', width: 'half', height: 270 },
    view: <SectorsOf view={(sectors) => <SectorTable sectors={sectors} />} />,
    states: { ...only('showcase.never.sectors', ['ready', 'partial']), stale: 'showcase.never.stalePart' },
  },
  {
    ...{ id: 'panel-signals', title: 'signals.title', width: 'page', height: 400 },
    view: <SignalsPanel />,
    states: every,
  },
  {
    ...{ id: 'panel-list-plans', title: 'showcase.panel.listPlans', width: 'page', height: 400 },
    view: <Planned view={<SignalsPanel />} />,
    states: {
      ...only('showcase.never.listPlans', ['ready', 'partial']),
      stale: 'showcase.never.staleListPlans',
    },
  },
  {
    ...{ id: 'panel-results', title: 'showcase.panel.results', width: 'page', height: 900 },
    ...{ search: 'signals=results', view: <SignalsPanel /> },
    states: every,
  },
  {
    ...{ id: 'panel-provisional', title: 'showcase.panel.provisional', width: 'page', height: 90 },
    ...{ now: NEARLY_CLOSED, view: <Listed view={<ProvisionalSignals />} /> },
    states: {
      ...only('showcase.never.provisional', ['ready', 'empty']),
      partial: 'showcase.never.partialProvisional',
      stale: 'showcase.never.staleProvisional',
    },
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
    ...{ id: 'panel-row-line', title: 'showcase.panel.rowLine', width: 'side', height: 160 },
    view: <RowLines />,
    states: {
      ...only('showcase.never.rowLine', ['ready', 'empty', 'partial']),
      stale: 'showcase.never.stalePart',
    },
  },
];
