import { isAlertReached, type PriceAlert } from './alerts';
import { isTradingDay, nextTradingDay } from './calendar';
import { candleAt, type Candles } from './candles';
import { closeOf, marketTime, openingOf } from './clock';
import { dayOfEpochSeconds } from './day';

/** What was traded in a time, whose ends are instants in ms. */
type Span = {
  from: number;
  to: number;
  open: number;
  high: number;
  low: number;
  close: number;
  /** The close before its trading day, from which a change counts. */
  before: number | null;
};

/**
 * A span in which an alert happened, at this price. It began before the alert watched where it is not whole, and knows
 * more than it may: then its close alone makes sure.
 */
type Crossing = { span: Span; price: number; isWhole: boolean; isSure: boolean };

/** Daily bars as spans from opening to close; the newest one ends now at the latest. */
function daysAsSpans(candles: Candles, now: number): readonly Span[] {
  return candles.time.map((seconds, i) => {
    const day = dayOfEpochSeconds(seconds);
    return {
      ...candleAt(candles, i)!,
      from: openingOf(day).getTime(),
      to: Math.min(closeOf(day).getTime(), now),
      before: candles.close[i - 1] ?? null,
    };
  });
}

/** Bars of so many minutes as spans. */
function partsAsSpans(candles: Candles, minutes: number, before: number | null): readonly Span[] {
  return candles.time.map((seconds, i) => ({
    ...candleAt(candles, i)!,
    from: seconds * 1_000,
    to: (seconds + minutes * 60) * 1_000,
    before,
  }));
}

/** Where an alert may have happened after an instant, until the first span in which it did for sure. */
function crossingsOf(alert: PriceAlert, spans: readonly Span[], since: number): readonly Crossing[] {
  const crossings: Crossing[] = [];
  for (const span of spans) {
    const { from, to, open, close, high, low, before } = span;
    const isReached = (price: number) =>
      isAlertReached(alert, { price, changePercent: changeOf(price, before) });
    const extreme = [high, low].find(isReached);
    if (to <= since || extreme === undefined) continue;
    const isWhole = from >= since;
    const isSure = isWhole || isReached(close);
    const passed = isReached(open) ? open : (alert.price ?? (isReached(close) ? close : extreme));
    crossings.push({ span, isWhole, isSure, price: isWhole ? passed : close });
    if (isSure) break;
  }
  return crossings;
}

function changeOf(price: number, before: number | null): number | null {
  return before === null ? null : Math.round((price / before - 1) * 10_000) / 100;
}

/** Whether anything could be traded between two instants. */
export function hasTradingBetween(since: number, until: number): boolean {
  const { day } = marketTime(new Date(since));
  const isOver = !isTradingDay(day) || closeOf(day).getTime() <= since;
  return openingOf(isOver ? nextTradingDay(day) : day).getTime() < until;
}

/**
 * Prices as they were matched for levels, which later ex-dates do not lower; adjusted ones for changes from the close
 * before, so that an ex-date does not count as a change.
 */
export type BarPrices = 'matched' | 'adjusted';

/** The bars that the search loads; what they hold may end before now. */
export type BarLoads = {
  /** Daily bars that begin before an instant. */
  days: (symbol: string, since: number, prices: BarPrices) => Promise<Candles>;
  /** The bars within a day, of so many minutes; null where there are none. */
  parts: (
    symbol: string,
    day: string,
    prices: BarPrices,
  ) => Promise<{ candles: Candles; minutes: number } | null>;
};

/**
 * The armed alerts on a price that happened between two instants, dated by the bars: to the minutes of a bar within the
 * day where there are such bars, else to the close of the trading day.
 */
export async function missedIn(
  watched: readonly PriceAlert[],
  { since, until }: { since: number | null; until: number },
  load: BarLoads,
): Promise<readonly PriceAlert[]> {
  const from = (alert: PriceAlert) => Math.max(since ?? 0, Date.parse(alert.armedAt));
  const open = watched.filter(
    (alert) => alert.firedAt === null && alert.kind !== 'SELLABLE' && hasTradingBetween(from(alert), until),
  );
  const found: PriceAlert[] = [];
  for (const { symbol, prices, alerts } of seriesOf(open)) {
    const days = daysAsSpans(await load.days(symbol, Math.min(...alerts.map(from)), prices), until);
    const partsOf = keepParts(symbol, prices, load);
    for (const alert of alerts) {
      const crossing = await firstOf(alert, { days, since: from(alert), partsOf });
      if (crossing === null) continue;
      // The bar of the running minutes ends later.
      const firedAt = new Date(Math.min(crossing.at, until)).toISOString();
      found.push({ ...alert, firedAt, firedPrice: crossing.price, isSeen: false });
    }
  }
  return found;
}

function pricesOf({ kind }: PriceAlert): BarPrices {
  return kind === 'CHANGE' ? 'adjusted' : 'matched';
}

type Series = { symbol: string; prices: BarPrices; alerts: PriceAlert[] };

/** The bars that alerts are looked for in, each once with its alerts. */
function seriesOf(alerts: readonly PriceAlert[]): readonly Series[] {
  const all = new Map<string, Series>();
  for (const alert of alerts) {
    const [symbol, prices] = [alert.symbol, pricesOf(alert)];
    const series = all.get(`${symbol} ${prices}`) ?? { symbol, prices, alerts: [] };
    all.set(`${symbol} ${prices}`, series);
    series.alerts.push(alert);
  }
  return [...all.values()];
}

type Parts = (day: Span) => Promise<readonly Span[]>;

/** Loads the bars within each day once. */
function keepParts(symbol: string, prices: BarPrices, load: BarLoads): Parts {
  const kept = new Map<number, Promise<readonly Span[]>>();
  return (day) => {
    const loading =
      kept.get(day.from) ??
      load
        .parts(symbol, marketTime(new Date(day.from)).day, prices)
        .then((parts) => (parts ? partsAsSpans(parts.candles, parts.minutes, day.before) : []));
    kept.set(day.from, loading);
    return loading;
  };
}

/** The first crossing for sure with its instant: within its day where bars of that tell it, else at the day's end. */
async function firstOf(
  alert: PriceAlert,
  { days, since, partsOf }: { days: readonly Span[]; since: number; partsOf: Parts },
): Promise<{ at: number; price: number } | null> {
  for (const { span: day, isSure, price } of crossingsOf(alert, days, since)) {
    const within = crossingsOf(alert, await partsOf(day), since).find((part) => part.isSure);
    if (within) {
      const { span, isWhole } = within;
      return { at: isWhole ? span.from : span.to, price: within.price };
    }
    if (isSure) return { at: day.to, price };
  }
  return null;
}
