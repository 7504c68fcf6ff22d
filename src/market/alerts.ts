import { asOf } from './clock';
import type { Costs } from './costs';
import { toThousand } from './money';
import { positionsOf, type Lot, type Trade } from './positions';

type AlertKind = 'ABOVE' | 'BELOW' | 'CHANGE' | 'STOP' | 'TARGET' | 'SIGNAL' | 'SELLABLE';

/** An alert of a person's desk. Prices in thousand đồng, times as instants. */
export type Alert = {
  id: string;
  kind: AlertKind;
  symbol: string | null;
  watchlistId: string | null;
  tradeId: string | null;
  price: number | null;
  percent: number | null;
  armedAt: string;
  firedAt: string | null;
  firedPrice: number | null;
  isSeen: boolean;
};

/** An alert that watches, or has fired; of SELLABLE with the instant from which on the lot may be sold. */
export type Watched = Alert & {
  kind: Exclude<AlertKind, 'SIGNAL'>;
  symbol: string;
  dueAt: string | null;
};

export type AlertQuote = { price: number | null; changePercent: number | null };

type Desk = {
  alerts: readonly Alert[];
  trades: readonly (Trade & { stop: number | null; target: number | null })[];
};

const OF_LOTS = ['STOP', 'TARGET', 'SELLABLE'] as const;

/** A lot that became sellable longer ago is no news. */
const NEWS_MS = 7 * 86_400_000;

/** The person's own alerts, and of every lot that is held its stop, its target and its day of sale. */
export function watchedOf({ alerts, trades }: Desk, costs: Costs): readonly Watched[] {
  const own = alerts.flatMap((alert) => {
    const { kind, symbol } = alert;
    if (symbol === null || (kind !== 'ABOVE' && kind !== 'BELOW' && kind !== 'CHANGE')) return [];
    return [{ ...alert, kind, symbol, dueAt: null }];
  });
  const byId = new Map(trades.map((trade) => [trade.id, trade]));
  const ofLots = [...positionsOf(trades, costs).values()].flatMap(({ symbol, lots }) =>
    lots.flatMap((lot) =>
      OF_LOTS.flatMap((kind) => {
        const trade = byId.get(lot.id)!;
        const level = kind === 'STOP' ? trade.stop : kind === 'TARGET' ? trade.target : null;
        const dueAt = kind === 'SELLABLE' ? dueOf(lot) : null;
        if (level === null && dueAt === null) return [];
        const price = level === null ? null : toThousand(level);
        const kept = alerts.find((alert) => alert.kind === kind && alert.tradeId === lot.id);
        return [{ ...alertOfLot({ kind, symbol, price }, lot, kept), dueAt }];
      }),
    ),
  );
  return [...own, ...ofLots];
}

/** A stop or a target that was moved since it fired watches again. */
function alertOfLot(
  { kind, symbol, price }: { kind: (typeof OF_LOTS)[number]; symbol: string; price: number | null },
  { id, day }: Lot,
  kept: Alert | undefined,
) {
  const fresh = {
    ...{ id: `${kind.toLowerCase()}-${id}`, kind, symbol, price, tradeId: id, watchlistId: null },
    ...{ percent: null, armedAt: `${day}T00:00:00+07:00`, firedAt: null, firedPrice: null, isSeen: false },
  };
  if (kept === undefined) return fresh;
  return kept.price === price ? { ...kept, kind, symbol } : { ...fresh, id: kept.id };
}

function dueOf({ sellable, isAfternoon }: Lot) {
  return sellable === null ? null : `${sellable}T${isAfternoon ? '13' : '09'}:00:00+07:00`;
}

/** The armed alerts that happen with these quotes at an instant, as they are once they have fired. */
export function firedBy(
  watched: readonly Watched[],
  quotes: ReadonlyMap<string, AlertQuote>,
  now: Date,
): readonly Watched[] {
  const quoted = quotedAt(now);
  return watched.flatMap((alert) => {
    const quote = quotes.get(alert.symbol);
    if (alert.firedAt !== null || !happens(alert, quote, now)) return [];
    const firedAt = alert.kind === 'SELLABLE' ? alert.dueAt : instantOf(quoted, alert, now);
    return [{ ...alert, firedAt, firedPrice: quote?.price ?? null, isSeen: false }];
  });
}

/** When the prices of an instant were matched at the latest: in a break or after the close not at that instant. */
function quotedAt(now: Date): number {
  const { day, ...last } = asOf(now);
  const [closed, broke] = [`${day}T15:00:00+07:00`, `${day}T11:30:00+07:00`];
  if (last.kind === 'tradingDay') return Date.parse(closed);
  return last.minute === 11 * 60 + 30 ? Date.parse(broke) : now.getTime();
}

/** An alert that is armed where its price is already reached fires as it is armed. */
function instantOf(quoted: number, { armedAt }: Watched, now: Date): string {
  return new Date(Math.min(now.getTime(), Math.max(quoted, Date.parse(armedAt)))).toISOString();
}

function happens(
  { kind, price: level, percent, dueAt, armedAt }: Watched,
  quote: AlertQuote | undefined,
  now: Date,
) {
  if (kind === 'SELLABLE') {
    const [due, since] = [Date.parse(dueAt!), Date.parse(armedAt)];
    return due >= since && due <= now.getTime() && due > now.getTime() - NEWS_MS;
  }
  const price = quote?.price ?? null;
  if (kind === 'CHANGE') {
    const change = quote?.changePercent ?? null;
    if (percent === null || change === null) return false;
    return percent < 0 ? change <= percent : change >= percent;
  }
  if (price === null || level === null) return false;
  return kind === 'ABOVE' || kind === 'TARGET' ? price >= level : price <= level;
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
