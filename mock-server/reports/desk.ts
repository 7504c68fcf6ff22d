import { addTradingDays, nextTradingDay, sellableDay } from '../calendar';
import { AFTERNOON, instantText } from '../../src/market/clock';
import { dayOfEpochSeconds, type Day } from '../../src/market/day';
import { toVnd } from '../../src/market/format';
import { listingOf } from '../listing/universe';
import type { SavedDesk } from '../saved-state.shape';
import type { Market } from '../simulator/simulator';
import { buyOf, MOST_PAID, saleOf, plannedTradeOf, type Bought } from './desk-trades';
import type { Signal } from './signals';

/** What the demo's member has paid in or out, by how many trading days ago, in đồng. */
const FLOWS = [
  { daysAgo: 146, amount: 400_000_000 },
  { daysAgo: 61, amount: 100_000_000 },
  { daysAgo: 27, amount: -20_000_000 },
];

/** Shares that pay dividends every year, which the demo's member watches. */
const DIVIDENDS = ['REE', 'VNM', 'PNJ', 'GAS', 'DHG', 'NTP', 'QNS'];

/** How far back an ex-date is looked for, and how long before it its share was bought, in trading days. */
const [EX_DATE_DAYS, HELD_BEFORE] = [20, 6];

/** What was bought at the next trading day's opening, and what has become of it. */
type Followed = Bought & { days: readonly Day[]; closes: number[] };

/** The desk of a person who has none yet. */
export const emptyDesk: SavedDesk = {
  version: 0,
  trades: [],
  alerts: [],
  notes: [],
  lines: [],
  settings: {},
};

/**
 * The desk of the demo's member: past trades, and those of the newest signals, bought at the next opening. Some are held, one at a loss,
 * one has been sold, the newest signal is planned, and one share was bought before its newest ex-date; the capital that
 * was paid in covers them. One list is their own.
 */
export function memberDesk(signals: readonly Signal[], past: readonly object[], market: Market): SavedDesk {
  const newest = [
    ...new Map([...signals].reverse().map((signal) => [signal.symbol, signal])).values(),
  ].reverse();
  const followed = newest.flatMap((signal) => followedBy(signal, market));
  const isLosing = ({ price, closes }: Followed) => closes.at(-1)! < price * 0.99;
  const isGaining = ({ price, closes }: Followed) => closes.at(-1)! > price * 1.01;

  const sold = followed.find((each) => isGaining(each) && each.days.length >= 8);
  const losing = followed.find((each) => isLosing(each) && each.days.length >= 3 && each !== sold);
  const gaining = followed
    .filter((each) => isGaining(each) && each !== sold && each.days.length >= 3)
    .slice(0, 2);
  const fresh = followed.find((each) => each.days.length < 3 && each !== losing);
  const planned = signals.find(({ day }) => day === market.lastDay());

  const held = [fresh, losing, ...gaining].filter((each) => each !== undefined);
  const trades = [
    ...past,
    ...held.map((each) => buyOf(each)),
    ...(sold ? [buyOf(sold), sellOf(sold)] : []),
    ...lotBeforeExDate(market, new Set(newest.map(({ symbol }) => symbol))),
    ...(planned ? [planOf(planned)] : []),
  ];
  const noted = gaining[0] ?? losing;
  return {
    version: 1,
    trades,
    alerts: [...(losing ? [alertOf(losing)] : []), ...held.flatMap((each) => settledAlertOf(each, market))],
    notes: noted ? [noteOf(noted)] : [],
    lines: [],
    flows: FLOWS.map(({ daysAgo, amount }) => {
      const date = addTradingDays(market.lastDay(), -daysAgo);
      return { id: `flow-${date}`, date, amount };
    }),
    lists: [
      {
        id: 'dividends',
        name: 'Theo dõi cổ tức',
        symbols: DIVIDENDS,
        position: 0,
      },
    ],
    settings: {},
  };
}

function followedBy(signal: Signal, market: Market): Followed[] {
  const { symbol, idea } = signal;
  const day = nextTradingDay(signal.day);
  const { raw } = market.newestHistory(listingOf(symbol)!, 30);
  const at = raw.time.findIndex((time) => dayOfEpochSeconds(time) === day);
  if (at === -1) return [];
  const closes = raw.close.slice(at).map(toVnd);
  const days = raw.time.slice(at).map(dayOfEpochSeconds);
  return [{ signal, idea, day, price: toVnd(raw.open[at]!), days, closes }];
}

/** The purchase that a signal's plan names, for the next trading day. */
export function planOf(signal: Signal) {
  const { idea } = signal;
  const date = nextTradingDay(signal.day);
  const id = `plan-${signal.symbol}-${date}`;
  return { ...plannedTradeOf(signal, idea), id, date, price: idea.entry, planned: true };
}

/** Sold at the best close since it was settled. */
function sellOf(followed: Followed) {
  const { day, days, closes } = followed;
  const settled = days.findIndex((each) => each >= sellableDay(day));
  const price = Math.max(...closes.slice(settled));
  return saleOf(followed, days[closes.indexOf(price, settled)]!, price);
}

/** A purchase from before the newest ex-date of a busy share without a signal, which is yet to be recorded. */
function lotBeforeExDate(market: Market, signalled: ReadonlySet<string>) {
  const since = addTradingDays(market.lastDay(), -EX_DATE_DAYS);
  const [found] = market.listings
    .filter(({ symbol, kind }) => kind === 'stock' && !signalled.has(symbol))
    .toSorted((a, b) => b.basePrice * b.baseVolume - a.basePrice * a.baseVolume)
    .flatMap((listing) => {
      const [exDate] = market.exDates(listing, since, EX_DATE_DAYS);
      return exDate ? [{ listing, day: exDate.day }] : [];
    });
  if (!found) return [];
  const { raw } = market.newestHistory(found.listing, 2 * EX_DATE_DAYS);
  const at = raw.time.findLastIndex((time) => dayOfEpochSeconds(time) < found.day) - HELD_BEFORE;
  if (at < 0) return [];
  const { symbol } = found.listing;
  const date = dayOfEpochSeconds(raw.time[at]!);
  const price = raw.open[at]!;
  const quantity = Math.max(Math.floor(MOST_PAID / toVnd(price) / 100), 1) * 100;
  const plan = { stop: null, target: null, signal: null, note: null, planned: false };
  return [{ ...plan, id: `buy-${symbol}-${date}`, symbol, side: 'buy', quantity, price, date }];
}

function alertOf({ signal, idea, day }: Followed) {
  const watched = { symbol: signal.symbol, tradeId: `buy-${signal.symbol}-${day}`, price: idea.cutLoss };
  const times = { armedAt: `${day}T15:30:00+07:00`, firedAt: null, firedPrice: null, seen: false };
  return { ...watched, ...times, id: `stop-${signal.symbol}-${day}`, kind: 'stop' };
}

/** Of a lot that may be sold already: reported at 13:00 of its day, and seen. */
function settledAlertOf({ signal: { symbol }, day }: Followed, market: Market) {
  const firedAt = instantText(sellableDay(day), AFTERNOON);
  if (Date.parse(firedAt) > market.now().getTime()) return [];
  const tradeId = `buy-${symbol}-${day}`;
  const times = { armedAt: `${day}T00:00:00+07:00`, firedAt, firedPrice: null, seen: true };
  return [{ ...times, id: `sellable-${tradeId}`, kind: 'sellable', symbol, tradeId, price: null }];
}

function noteOf({ signal: { symbol }, idea }: Followed) {
  const text = `Chốt một nửa khi chạm ${idea.target.toFixed(2)}, phần còn lại giữ theo MA20.\nKhông mua thêm trước kỳ báo cáo quý.`;
  return { id: symbol, text, changedAt: null };
}
