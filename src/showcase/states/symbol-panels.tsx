import { BuiltInChart } from '../../member/technical/BuiltInChart';
import { QuotePanel } from '../../member/technical/QuotePanel';
import { CompanyPanel, EventList, NotePanel, ReplayPage, WhyPanel } from './lazy-panels';
import { EventsOf, Quoted } from './parts';
import { every, only, optional } from './panel-states';
import { days } from './sample/board';
import type { ShownPanel } from './shown-panel';

const SYMBOL = 'FPT';

/** The panels of a symbol's page. */
export const symbolPanels: readonly ShownPanel[] = [
  {
    ...{ id: 'panel-quote', title: 'technical.lastPrice', width: 'page', height: 150 },
    view: <QuotePanel symbol={SYMBOL} />,
    states: every,
  },
  {
    ...{ id: 'panel-chart', title: 'technical.chart', width: 'page', height: 560 },
    view: <Quoted symbol={SYMBOL} view={<BuiltInChart symbol={SYMBOL} />} />,
    states: { ...optional, stale: 'showcase.never.staleChart' },
  },
  {
    ...{ id: 'panel-events', title: 'showcase.panel.events', width: 'half', height: 150 },
    view: <EventsOf symbol={SYMBOL} view={(events) => <EventList events={events} onChoose={() => {}} />} />,
    states: { ...only('showcase.never.events', ['ready']), partial: 'showcase.never.partialEvents' },
  },
  {
    ...{ id: 'panel-compare', title: 'showcase.panel.compare', width: 'page', height: 600 },
    ...{
      search: 'compare=VNINDEX,MWG',
      view: <Quoted symbol={SYMBOL} view={<BuiltInChart symbol={SYMBOL} />} />,
    },
    states: { ...only('showcase.never.compare', ['ready', 'partial']), stale: 'showcase.never.staleChart' },
  },
  {
    ...{ id: 'panel-why', title: 'why.region', width: 'page', height: 400 },
    view: <Quoted symbol={SYMBOL} view={<WhyPanel symbol={SYMBOL} />} />,
    states: { ...every, stale: 'showcase.never.staleWhy' },
  },
  {
    ...{ id: 'panel-company', title: 'showcase.panel.company', width: 'page', height: 200 },
    view: <Quoted symbol={SYMBOL} view={<CompanyPanel symbol={SYMBOL} />} />,
    states: { ...every, empty: 'showcase.never.company' },
  },
  {
    ...{ id: 'panel-note', title: 'showcase.panel.note', width: 'half', height: 180 },
    view: <NotePanel symbol={SYMBOL} />,
    states: { ...optional, partial: 'showcase.never.partialNote', stale: 'showcase.never.staleDesk' },
  },
  {
    ...{ id: 'panel-replay', title: 'technical.replay', width: 'page', height: 900 },
    view: <ReplayPage symbol={SYMBOL} day={days[2]} />,
    states: { ...optional, stale: 'showcase.never.staleWhy' },
  },
];
