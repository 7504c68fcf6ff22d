import type { MessageKey } from '../../i18n/messages';
import { NotePanel } from '../../member/desk/NotePanel';
import { PositionProvider } from '../../member/shared/position/PositionContext';
import { WhyPanel } from '../../member/signals/why/WhyPanel';
import { BuiltInChart } from '../../member/technical/BuiltInChart';
import { CompanyPanel } from '../../member/technical/company/CompanyPanel';
import { EventList } from '../../member/technical/events/ChartEvents';
import { OrderBookPanel } from '../../member/technical/order-book/OrderBookPanel';
import { QuotePanel } from '../../member/technical/QuotePanel';
import { ReplayPage } from '../../member/technical/replay/ReplayPage';
import { EventsOf, Quoted } from './parts';
import { every, only, optional } from './panel-states';
import { CLOSING, closingBookOf, days, OPENING, openingBookOf, quotesOf } from './sample/board';
import { panel, type ShownPanel } from './shown-panel';

const SYMBOL = 'FPT';
/** Neither held nor with a signal whose plan still runs. */
const WITHOUT_PLAN = 'VNM';
const chart = <Quoted symbol={SYMBOL} view={<BuiltInChart symbol={SYMBOL} />} />;

const orderBook = <Quoted symbol={SYMBOL} view={<OrderBookPanel symbol={SYMBOL} isFolded={false} />} />;

const atPosition = only('showcase.never.position', ['ready']);

/** What the feed sends where more than the best orders are requested, beside its usual quotes. */
function ordersBy(bookOf: (symbols: readonly string[]) => unknown) {
  return (query: URLSearchParams) => {
    const symbols = query.get('symbols')?.split(',') ?? [];
    return query.has('depth') ? bookOf(symbols) : quotesOf(symbols);
  };
}

/** The order book while an auction collects orders. */
function auctionPanel(
  id: string,
  title: MessageKey,
  height: number,
  now: Date,
  bookOf: Parameters<typeof ordersBy>[0],
) {
  return panel(
    id,
    title,
    { width: 'side', height, now, sent: { quotes: ordersBy(bookOf) } },
    orderBook,
    only('showcase.never.orderBookAbove', ['ready']),
  );
}

function positioned(symbol: string) {
  return (
    <PositionProvider>
      <Quoted symbol={symbol} view={<BuiltInChart symbol={symbol} />} />
    </PositionProvider>
  );
}

/** The panels of a symbol's page. */
export const symbolPanels: readonly ShownPanel[] = [
  panel('panel-quote', 'technical.lastPrice', { height: 150 }, <QuotePanel symbol={SYMBOL} />, every),
  panel('panel-chart', 'technical.chart', { height: 560 }, chart, {
    ...optional,
    stale: 'showcase.never.staleChart',
  }),
  panel(
    'panel-events',
    'showcase.panel.events',
    { width: 'half', height: 150 },
    <EventsOf symbol={SYMBOL} view={(events) => <EventList events={events} onChoose={() => {}} />} />,
    { ...only('showcase.never.events', ['ready']), partial: 'showcase.never.partialEvents' },
  ),
  panel('panel-compare', 'showcase.panel.compare', { height: 600, search: 'compare=VNINDEX,MWG' }, chart, {
    ...only('showcase.never.compare', ['ready', 'partial']),
    stale: 'showcase.never.staleChart',
  }),
  panel(
    'panel-position',
    'showcase.panel.position',
    { height: 560, search: `signal=buy_break_out.${days[2]}` },
    positioned(SYMBOL),
    atPosition,
  ),
  panel(
    'panel-position-held',
    'showcase.panel.positionHeld',
    { height: 560 },
    positioned(SYMBOL),
    atPosition,
  ),
  panel(
    'panel-position-none',
    'showcase.panel.positionNone',
    { height: 560 },
    positioned(WITHOUT_PLAN),
    atPosition,
  ),
  panel(
    'panel-why',
    'why.region',
    { height: 400 },
    <Quoted symbol={SYMBOL} view={<WhyPanel symbol={SYMBOL} />} />,
    { ...every, stale: 'showcase.never.staleWhy' },
  ),
  panel(
    'panel-company',
    'showcase.panel.company',
    { height: 520 },
    <Quoted symbol={SYMBOL} view={<CompanyPanel symbol={SYMBOL} />} />,
    { ...optional, empty: 'showcase.never.company' },
  ),
  panel('panel-order-book', 'showcase.panel.orderBook', { width: 'side', height: 370 }, orderBook, optional),
  auctionPanel('panel-order-book-ato', 'showcase.panel.orderBookAto', 100, OPENING, openingBookOf),
  auctionPanel('panel-order-book-atc', 'showcase.panel.orderBookAtc', 390, CLOSING, closingBookOf),
  panel('panel-note', 'showcase.panel.note', { width: 'half', height: 180 }, <NotePanel symbol={SYMBOL} />, {
    ...optional,
    partial: 'showcase.never.partialNote',
    stale: 'showcase.never.staleDesk',
  }),
  panel('panel-replay', 'technical.replay', { height: 900 }, <ReplayPage symbol={SYMBOL} day={days[2]} />, {
    ...optional,
    stale: 'showcase.never.staleWhy',
  }),
];
