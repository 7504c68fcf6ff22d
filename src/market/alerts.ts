import { levelsOn, type PurchaseLevels } from './account/purchase-levels';
import { exDaysOf, type ExDay } from './account/rights';
import { asOf, CLOSE, closeOf, instantOf, instantText, LUNCH, marketTime, OPENING } from './clock';
import type { DeskCosts } from './costs';
import { DAY_MS, isTimeOfDay, type Day } from './day';
import { toThousand } from './format';
import { isOffLevel } from './held-price';
import { positionsOf, type Lot, type Trade } from './positions';
import { sellableFrom } from './settlement';

type AlertKind = 'ABOVE' | 'BELOW' | 'CHANGE' | 'STOP' | 'TARGET' | 'SIGNAL' | 'SELLABLE' | 'FILTER';

/** An alert of a person's desk. Prices in thousand đồng, times as instants. */
export type Alert = {
  id: string;
  kind: AlertKind;
  symbol: string | null;
  watchlistId: string | null;
  filterId: string | null;
  tradeId: string | null;
  price: number | null;
  percent: number | null;
  armedAt: string;
  firedAt: string | null;
  firedPrice: number | null;
  isSeen: boolean;
};

/** An alert on a symbol; of SELLABLE with the instant from which on the lot may be sold. */
export type PriceAlert = Alert & {
  kind: Exclude<AlertKind, 'SIGNAL' | 'FILTER'>;
  symbol: string;
  dueAt: string | null;
};

/** An alert on new signals of a list; once it has fired, with the symbol of the signal. */
export type SignalAlert = Alert & { kind: 'SIGNAL'; watchlistId: string };

/** An alert that watches, or has fired. */
export type Watched = PriceAlert | SignalAlert;

/** What an alert reads of a quote. */
export type AlertQuote = {
  price: number | null;
  changePercent: number | null;
  /** When it was matched, in unix seconds; null or absent where the feed does not say. */
  at?: number | null;
};

type Desk = { alerts: readonly Alert[]; trades: readonly (Trade & PurchaseLevels)[] };

const OF_LOTS = ['STOP', 'TARGET', 'SELLABLE'] as const;

/** A lot that became sellable longer ago is no news. */
const NEWS_MS = 7 * DAY_MS;

/** The id of the alert on the stop, the target or the day of sale of a purchase. */
export function lotAlertId(kind: AlertKind, tradeId: string): string {
  return `${kind.toLowerCase()}-${tradeId}`;
}

/**
 * The person's own alerts, and of every lot that is held its stop and its target, lowered by the ex-dates that are recorded,
 * and, until that is no news any more, its day of sale.
 */
export function watchedOf(desk: Desk, costs: DeskCosts, now: Date): readonly Watched[] {
  const onLists = desk.alerts.flatMap((alert): SignalAlert[] => {
    const { kind, watchlistId } = alert;
    return kind === 'SIGNAL' && watchlistId !== null ? [{ ...alert, kind, watchlistId }] : [];
  });
  return [...priceAlertsOf(desk, costs, now), ...onLists];
}

function priceAlertsOf({ alerts, trades }: Desk, costs: DeskCosts, now: Date): readonly PriceAlert[] {
  const own = alerts.flatMap((alert) => {
    const { kind, symbol } = alert;
    if (symbol === null || (kind !== 'ABOVE' && kind !== 'BELOW' && kind !== 'CHANGE')) return [];
    return [{ ...alert, kind, symbol, dueAt: null }];
  });
  const keptOf = new Map(
    alerts.flatMap((alert) =>
      alert.tradeId === null ? [] : [[`${alert.kind} ${alert.tradeId}`, alert] as const],
    ),
  );
  const byId = new Map(trades.map((trade) => [trade.id, trade]));
  const exDays = exDaysOf(trades);
  const { day: today } = asOf(now);
  const ofLots = [...positionsOf(trades, costs).values()].flatMap(({ symbol, lots }) =>
    lots.flatMap((lot) => {
      const purchase = { ...byId.get(lot.id)!, exDays: exDays.get(symbol) ?? [] };
      return OF_LOTS.flatMap((kind) => {
        const dueAt = kind === 'SELLABLE' ? dueOf(lot) : null;
        const isUnset = levelOn(today, kind, purchase) === null;
        if (isUnset && (dueAt === null || isLongAgo(dueAt, now))) return [];
        const alert = { ...alertOfLot(kind, purchase, today, keptOf.get(`${kind} ${lot.id}`)), dueAt };
        return kind === 'SELLABLE' && !isNews(alert, now) ? [] : [alert];
      });
    }),
  );
  return [...own, ...ofLots];
}

type KindOfLot = (typeof OF_LOTS)[number];

/** The trade of a lot, with the ex-dates of its symbol. */
type PurchaseOfLot = Pick<Trade, 'id' | 'symbol'> & PurchaseLevels & { exDays: readonly ExDay[] };

/**
 * A stop or a target that was moved since it fired watches again; one that ex-dates have lowered does not. At what time of its
 * day a lot was bought is not known: it watches from the close on, for a price that an ex-date has lowered from that day on.
 */
function alertOfLot(kind: KindOfLot, purchase: PurchaseOfLot, today: Day, kept: Alert | undefined) {
  const { id, symbol, day, exDays } = purchase;
  const price = levelOn(today, kind, purchase);
  const lowered = price === null ? undefined : exDays.findLast((each) => each.day > day && each.day <= today);
  const since = lowered && instantText(lowered.day, OPENING);
  const fresh = {
    id: lotAlertId(kind, id),
    kind,
    symbol,
    price,
    tradeId: id,
    watchlistId: null,
    filterId: null,
    percent: null,
    armedAt: since ?? instantText(day, CLOSE),
    firedAt: null,
    firedPrice: null,
    isSeen: false,
  };
  if (kept === undefined) return fresh;
  const { day: keptOn } = marketTime(new Date(kept.firedAt ?? kept.armedAt));
  if (kept.price !== levelOn(keptOn, kind, purchase)) return { ...fresh, id: kept.id };
  if (kept.firedAt !== null) return { ...kept, kind, symbol };
  return { ...kept, kind, symbol, price, armedAt: since ? laterOf(kept.armedAt, since) : kept.armedAt };
}

/** The level of a lot that an alert watches for, in thousand đồng as prices are on a day. */
function levelOn(day: Day, kind: KindOfLot, { exDays, ...purchase }: PurchaseOfLot): number | null {
  const { stop, target } = levelsOn(purchase, exDays, day);
  const level = kind === 'STOP' ? stop : kind === 'TARGET' ? target : null;
  return level === null ? null : toThousand(level);
}

function laterOf(one: string, other: string) {
  return Date.parse(one) < Date.parse(other) ? other : one;
}

/** Whether the day of sale of a lot lies ahead, or has been reached within the last week: then it has fired, or does. */
function isNews({ dueAt, armedAt }: Pick<PriceAlert, 'dueAt' | 'armedAt'>, now: Date): boolean {
  return Date.parse(dueAt!) >= Date.parse(armedAt) && !isLongAgo(dueAt!, now);
}

function isLongAgo(dueAt: string, now: Date): boolean {
  return Date.parse(dueAt) <= now.getTime() - NEWS_MS;
}

function dueOf(lot: Lot) {
  return lot.sellable === null ? null : instantText(lot.sellable, sellableFrom(lot));
}

/** The armed alerts that happen with these quotes at an instant, as they are once they have fired. */
export function firedBy(
  watched: readonly Watched[],
  quotes: ReadonlyMap<string, AlertQuote>,
  now: Date,
): readonly PriceAlert[] {
  const latest = matchedAt(now).getTime();
  return watched.flatMap((alert) => {
    if (alert.kind === 'SIGNAL') return [];
    const quote = quotes.get(alert.symbol);
    if (alert.firedAt !== null || !happens(alert, quote, now)) return [];
    const matched = quote?.at ? Math.min(latest, quote.at * 1_000) : latest;
    const firedAt = alert.kind === 'SELLABLE' ? alert.dueAt : firedAtOf(matched, alert, now);
    return [{ ...alert, firedAt, firedPrice: quote?.price ?? null, isSeen: false }];
  });
}

/** When the prices of an instant were matched at the latest: in a break or after the close not at that instant. */
export function matchedAt(now: Date): Date {
  const { day, ...last } = asOf(now);
  if (last.kind === 'minute' && last.minute !== LUNCH) return now;
  const end = last.kind === 'minute' ? instantOf(day, LUNCH) : closeOf(day);
  return end < now ? end : now;
}

/** An alert that is armed where its price is already reached fires as it is armed. */
function firedAtOf(matched: number, { armedAt }: PriceAlert, now: Date): string {
  const armed = Date.parse(armedAt);
  return new Date(armed <= matched ? matched : Math.min(now.getTime(), armed)).toISOString();
}

/** So much older than the newest match on the market, in ms, the moment of a quote may be that is of now. */
const DELAY = 120_000;

/** Until when a quote that has come tells the price: of a delayed one, and of a share that is matched rarely, not until now. */
export function toldUntil({ at }: Pick<AlertQuote, 'at'>, now: Date): number {
  const isDelayed = at && at * 1_000 < matchedAt(now).getTime() - DELAY;
  return isDelayed ? at * 1_000 : now.getTime();
}

function happens(alert: PriceAlert, quote: AlertQuote | undefined, now: Date) {
  if (alert.kind !== 'SELLABLE') {
    return quote !== undefined && !isOffLevel(alert.price, quote.price) && isAlertReached(alert, quote);
  }
  return Date.parse(alert.dueAt!) <= now.getTime() && isNews(alert, now);
}

/** Whether a price, or its change, is what an alert watches for. */
export function isAlertReached(
  { kind, price: level, percent }: Pick<PriceAlert, 'kind' | 'price' | 'percent'>,
  { price, changePercent }: AlertQuote,
) {
  if (kind === 'CHANGE') {
    if (percent === null || changePercent === null) return false;
    return percent < 0 ? changePercent <= percent : changePercent >= percent;
  }
  if (price === null || level === null) return false;
  return kind === 'ABOVE' || kind === 'TARGET' ? price >= level : price <= level;
}

/** A signal as a list has it; its time is HH:mm where it can be read. */
type NewSignal = { symbol: string; price: number | null; day: Day | null; time: string | null };

/** The armed alerts on lists on which a signal has appeared since, each with the first one, as they are once they have fired. */
export function signalledBy(
  watched: readonly Watched[],
  signals: readonly NewSignal[],
  symbolsOf: ReadonlyMap<string, ReadonlySet<string>>,
  now: Date,
): readonly SignalAlert[] {
  const dated = signals
    .flatMap((signal) =>
      signal.day === null ? [] : [{ ...signal, at: appearedAt(signal.day, signal.time) }],
    )
    .sort((one, other) => one.at - other.at);
  return watched.flatMap((alert) => {
    if (alert.kind !== 'SIGNAL' || alert.firedAt !== null) return [];
    const symbols = symbolsOf.get(alert.watchlistId);
    const since = Date.parse(alert.armedAt);
    const first = dated.find(({ symbol, at }) => at > since && symbols?.has(symbol));
    if (!first) return [];
    const firedAt = new Date(Math.min(first.at, now.getTime())).toISOString();
    return [{ ...alert, symbol: first.symbol, firedAt, firedPrice: first.price, isSeen: false }];
  });
}

/** When a signal appeared; one without a readable time by the close of its day. */
export function appearedAt(day: Day, time: string | null): number {
  const isReadable = time !== null && isTimeOfDay(time);
  return isReadable ? Date.parse(`${day}T${time}:00+07:00`) : closeOf(day).getTime();
}

/** Of alerts that fired here those that have not fired, been changed or been removed elsewhere meanwhile. */
export function stillArmed(fired: readonly Watched[], newest: readonly Watched[]): readonly Watched[] {
  const byId = new Map(newest.map((alert) => [alert.id, alert]));
  return fired.filter((alert) => {
    const now = byId.get(alert.id);
    return now !== undefined && now.firedAt === null && isSameWatch(now, alert);
  });
}

/** Whether two alerts of one id watch for the same since the same instant. */
function isSameWatch(one: Watched, other: Watched): boolean {
  return one.armedAt === other.armedAt && one.price === other.price && one.percent === other.percent;
}
