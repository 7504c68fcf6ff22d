import { compareTexts } from './by-text';
import type { DeskCosts } from './costs';
import type { Day } from './day';
import { averageCost, positionsOf, type Trade } from './positions';
import { valueOf } from './trade-price';

/** What those receive who held a share before its ex-date. */
export type ExDate = {
  id: string;
  symbol: string;
  kind: 'CASH_DIVIDEND' | 'STOCK_DIVIDEND' | 'BONUS' | 'SPLIT' | 'RIGHTS';
  day: Day;
  /** New shares for every `per` that are held; 0 of a cash dividend. */
  shares: number;
  per: number;
  /** Whole đồng: of a cash dividend the cash for a share before tax, else what a new share costs. */
  price: number;
  /** The first day on which the new shares may be sold; null where it is not known. */
  settles: Day | null;
};

/** An ex-date that a person held a share over and has not recorded: the trade that would do so, and what it changes. */
export type Proposal = {
  exDate: ExDate;
  trade: Trade;
  /** Shares held before the ex-date, and the new ones. */
  held: number;
  shares: number;
  /** Of all shares that are held now, before and after; averages are null without shares. */
  quantity: readonly [number, number];
  average: readonly [number | null, number | null];
  /** Đồng received after tax, below 0 where new shares are paid for. */
  cash: number;
};

const PREFIX = 'ex ';

type Held = {
  exDates: readonly ExDate[];
  trades: readonly Trade[];
  /** The ids of ex-dates that the person does not want to record. */
  ignored: ReadonlySet<string>;
  costs: DeskCosts;
  today: Day;
};

/**
 * The ex-dates until today that shares were held over, oldest first. Left out are those that bring less than a share
 * or a đồng, and those that the person has recorded by hand on the same day.
 */
export function proposalsOf({ exDates, trades, ignored, costs, today }: Held): readonly Proposal[] {
  const positions = positionsOf(trades, costs);
  const tradesOf = bySymbol(trades.filter(({ isPlanned }) => !isPlanned));

  return exDates
    .filter(({ id, day }) => day <= today && !ignored.has(id))
    .flatMap((exDate) => {
      const trade = tradeOf(exDate);
      const ofSymbol = tradesOf.get(exDate.symbol);
      const before = positions.get(exDate.symbol);
      if (!ofSymbol || !before || ofSymbol.some((each) => isSame(each, trade))) return [];
      const after = positionsOf([...ofSymbol, trade], costs).get(exDate.symbol)!;
      const { held, shares, cash } = after.adjustments.find(({ id }) => id === exDate.id)!;
      if (shares === 0 && cash === 0) return [];
      return {
        exDate,
        trade,
        held,
        shares,
        quantity: [before.quantity, after.quantity] as const,
        average: [averageCost(before), averageCost(after)] as const,
        cash: cash - (trade.side === 'BONUS' ? valueOf(shares, trade.price) : 0),
      };
    })
    .sort((one, other) => compareTexts(one.exDate.day, other.exDate.day));
}

/** The id of an ex-date, and of the trade that records it, by what its feed calls it. */
export function exDateId(symbol: string, event: string): string {
  return `${PREFIX}${symbol} ${event}`;
}

/** Whether a trade records an ex-date of the feed. */
export function isFromFeed({ id }: Pick<Trade, 'id'>): boolean {
  return id.startsWith(PREFIX);
}

/** The trade that records an ex-date, under its id. */
function tradeOf({ id, symbol, kind, day, shares, per, price, settles }: ExDate): Trade {
  const common = { id, symbol, price, day, isPlanned: false };
  return kind === 'CASH_DIVIDEND'
    ? { ...common, side: 'DIVIDEND', quantity: 0, per: null, settles: null }
    : { ...common, side: 'BONUS', quantity: shares, per, settles };
}

/** Whether a trade of a symbol records what another one does: it is that one, or was typed for the same right. */
function isSame(one: Trade, other: Trade) {
  return one.id === other.id || (!isFromFeed(one) && isLike(one, other));
}

/** Whether two trades of a symbol record the same right: cash, free shares, or shares that are paid for. */
function isLike(one: Trade, other: Trade) {
  if (one.day !== other.day || one.side !== other.side) return false;
  return one.side === 'DIVIDEND' || one.price > 0 === other.price > 0;
}

function bySymbol(trades: readonly Trade[]): ReadonlyMap<string, readonly Trade[]> {
  const found = new Map<string, Trade[]>();
  for (const trade of trades) {
    const ofSymbol = found.get(trade.symbol) ?? [];
    found.set(trade.symbol, ofSymbol);
    ofSymbol.push(trade);
  }
  return found;
}
