import fc from 'fast-check';
import type { Trade } from '../../../src/market/positions';
import { exchangeDays } from './exchange-days';

/** One share: the trade that brought it, what it cost by itself, when it may be sold, and whether it came for nothing. */
type Share = { lot: string; cost: bigint; day: string; sellable: string; from: number; isFree: boolean };
type Pile = Share[];

/** Rates in millionths, and how the shares of a sale get their cost. */
export type Rules = { fee: number; tax: number; bonusTax: number; costMethod: 'AVERAGE' | 'FIFO' };

/** The trades of generated histories fall on these days of 2026, holidays between them. */
export const DAYS = exchangeDays.slice(
  exchangeDays.indexOf('2026-02-09'),
  exchangeDays.indexOf('2026-03-06'),
);

const NEVER = '9999';

const day = fc.constantFrom(...DAYS);
const shares = fc.integer({ min: 1, max: 40 });
const paid = fc.option(fc.constantFrom(0, 1, 777, 2_000), { freq: 2 });
const price = fc.integer({ min: 50, max: 3_000 }).map((hundreds) => hundreds * 100);

export const anyTrade = fc
  .record({
    symbol: fc.constantFrom('FPT', 'HPG'),
    side: fc.constantFrom<Trade['side'][]>('BUY', 'BUY', 'BUY', 'SELL', 'SELL', 'BONUS', 'DIVIDEND'),
    quantity: shares,
    price,
    day,
    per: fc.integer({ min: 1, max: 100 }),
    settles: fc.option(day),
    isFree: fc.boolean(),
    isPlanned: fc.boolean(),
    // Of every price some have a fraction, and of every trade some have what the broker took.
    fraction: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 999_999 })),
    feePaid: paid,
    taxPaid: paid,
  })
  .map(({ isFree, isPlanned, fraction, feePaid, taxPaid, ...trade }) => {
    if (trade.side === 'BONUS') return { ...trade, price: isFree ? 0 : 10_000, isPlanned: false };
    if (trade.side === 'DIVIDEND')
      return { ...trade, price: trade.price / 100, per: null, settles: null, isPlanned };
    return {
      ...{ ...trade, price: trade.price + fraction / 1e6, per: null, settles: null },
      ...{ isPlanned: isPlanned && trade.quantity % 4 === 0, feePaid, taxPaid },
    };
  });

/** Trades in any order, a moment, and a price. */
export const histories = fc.record({
  trades: fc
    .array(anyTrade, { maxLength: 14 })
    .map((trades): Trade[] => trades.map((trade, i) => ({ ...trade, id: String(i) }))),
  at: fc.record({ day, minute: fc.integer({ min: 0, max: 1_439 }) }),
  price,
  rates: fc.record({
    fee: fc.constantFrom(1_500, 3_500, 0),
    tax: fc.constantFrom(1_000, 0),
    bonusTax: fc.constantFrom(50_000, 100_000, 0),
  }),
});

/** What the trades come to, by moving single shares about: no lot, no function of the product. */
export function sharesOf(trades: readonly Trade[], rules: Rules) {
  const real = trades.filter(({ isPlanned }) => !isPlanned);
  const symbols = [...new Set(real.map(({ symbol }) => symbol))].sort();
  return {
    symbols: () => symbols,
    of(symbol: string, at: { day: string; minute: number }) {
      const {
        piles,
        pot,
        slips,
        soldShares: _shares,
        money: _money,
        ...sold
      } = replay(
        real.filter((each) => each.symbol === symbol),
        rules,
      );
      const all = piles.flat();
      const cost = Number(rules.costMethod === 'AVERAGE' ? pot : sum(all));
      return {
        quantity: all.length,
        cost,
        sellable: all.filter(
          (share) => share.sellable < at.day || (share.sellable === at.day && at.minute >= share.from),
        ).length,
        average: all.length === 0 ? null : Math.round(cost / all.length),
        untaxed: slips.length,
        ...sold,
        valueAt: (at: number) => afterCosts(all.length, at, slips.length, rules),
      };
    },
  };
}

/** Trades of one symbol, day by day. */
export function replay(trades: readonly Trade[], rules: Rules) {
  let piles: Pile[] = [];
  /** What all shares cost together, and for each free one whose tax is due at a sale the day on which it arrived. */
  let [pot, slips]: [bigint, string[]] = [0n, []];
  const realised: number[] = [];
  const costOfSales: number[] = [];
  const taxed: number[] = [];
  const tooEarly: number[] = [];
  const uncovered: number[] = [];
  /** The shares that sales took, and the money that came or went, the proceeds of sales apart. */
  const soldShares: { lot: string; sale: string; cost: bigint }[] = [];
  const money: { day: string; amount: bigint; sale: Trade | null }[] = [];
  for (const today of DAYS) {
    const on = (side: Trade['side']) => trades.filter((each) => each.day === today && each.side === side);
    for (const { price: each } of on('DIVIDEND')) {
      const gross = BigInt(piles.flat().length * each);
      const received = gross - (gross + 10n) / 20n;
      pot -= received;
      money.push({ day: today, amount: received, sale: null });
      const net = dealt(received, piles.flat().length);
      let next = 0;
      piles = piles.map((pile) =>
        evenly(pile, sum(pile) - pile.reduce((total) => total + (net[next++] ?? 0n), 0n)),
      );
    }
    for (const { id, quantity, per, price: each, settles } of on('BONUS')) {
      const held = piles.flat().length;
      const entitled = piles.flat().filter((share) => share.day < today).length;
      const fresh = Math.floor((entitled * quantity) / per!);
      if (fresh === 0) continue;
      const before = sum(piles.flat());
      piles = piles.map((pile) => evenly(pile, floor(sum(pile) * BigInt(held), BigInt(held + fresh))));
      const moved = before - sum(piles.flat()) + BigInt(fresh * each);
      piles.push(
        evenly(
          pileOf(id, fresh, { day: today, sellable: settles ?? NEVER, from: 540, isFree: each === 0 }),
          moved,
        ),
      );
      money.push({ day: today, amount: BigInt(-fresh * each), sale: null });
      pot += BigInt(fresh * each);
      if (each === 0) slips.push(...Array.from({ length: fresh }, () => settles ?? NEVER));
    }
    for (const { id, quantity, price: each, feePaid, taxPaid } of on('BUY')) {
      const value = worth(quantity, each);
      const paid = value + (feePaid ?? half(value * rules.fee, 1_000_000)) + (taxPaid ?? 0);
      const sellable = exchangeDays[exchangeDays.indexOf(today) + 2]!;
      piles.push(
        evenly(pileOf(id, quantity, { day: today, sellable, from: 780, isFree: false }), BigInt(paid)),
      );
      money.push({ day: today, amount: BigInt(-paid), sale: null });
      pot += BigInt(paid);
    }
    for (const sale of on('SELL')) {
      const { quantity, price: each } = sale;
      const queue = [...piles]
        .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))))
        .flat();
      const gone = new Set(queue.slice(0, quantity));
      const rest = queue.slice(quantity);

      // The free shares that have arrived count as sold first; then no more may wait for it than are left.
      const waiting = slips.length;
      for (let i = 0; i < gone.size; i += 1) {
        const arrived = slips.findIndex((day) => day <= today);
        if (arrived !== -1) slips.splice(arrived, 1);
      }
      slips.sort();
      slips = slips.slice(Math.max(slips.length - rest.filter(({ isFree }) => isFree).length, 0));
      taxed.push(waiting - slips.length);

      const [sold, all] = [BigInt(gone.size), BigInt(queue.length)];
      const leaves = gone.size === queue.length ? 0n : pot - floor(2n * pot * sold + all, 2n * all);
      const cost = rules.costMethod === 'AVERAGE' ? pot - leaves : sum([...gone]);
      pot = leaves;
      costOfSales.push(Number(cost));
      const brought = afterCosts(quantity, each, taxed.at(-1)!, rules, sale);
      realised.push(brought - Number(cost));
      soldShares.push(...[...gone].map((share) => ({ lot: share.lot, sale: sale.id, cost: share.cost })));
      money.push({ day: today, amount: BigInt(brought), sale });
      tooEarly.push([...gone].filter(({ sellable }) => sellable > today).length);
      uncovered.push(quantity - gone.size);
      piles = piles.map((pile) => pile.filter((share) => !gone.has(share))).filter((pile) => pile.length > 0);
    }
  }
  return { piles, pot, slips, realised, costOfSales, taxed, tooEarly, uncovered, soldShares, money };
}

function keyOf([share]: Pile) {
  return `${share!.sellable} ${share!.day}`;
}

function pileOf(lot: string, count: number, share: Omit<Share, 'lot' | 'cost'>): Pile {
  return Array.from({ length: count }, () => ({ ...share, lot, cost: 0n }));
}

/** Deals an amount out to shares, none with a đồng more than another but by rounding down as it goes. */
export function dealt(amount: bigint, count: number): bigint[] {
  const upTo = (i: number) => floor(amount * BigInt(i), BigInt(count));
  return Array.from({ length: count }, (_, i) => upTo(i + 1) - upTo(i));
}

function evenly(pile: Pile, amount: bigint): Pile {
  const costs = dealt(amount, pile.length);
  return pile.map((share, i) => ({ ...share, cost: costs[i]! }));
}

function floor(a: bigint, b: bigint) {
  return a >= 0n || a % b === 0n ? a / b : a / b - 1n;
}

/** What shares bring at a price: its fee and tax where the broker has taken them, the latter with all taxes. */
export function afterCosts(
  shares: number,
  price: number,
  taxed: number,
  { fee, tax, bonusTax }: Rules,
  { feePaid, taxPaid }: Pick<Trade, 'feePaid' | 'taxPaid'> = {},
) {
  const value = worth(shares, price);
  const onReceived = worth(taxed, price < 10_000 ? price : 10_000);
  const [ofBroker, onSale, onShares] = [value * fee, value * tax, onReceived * bonusTax].map((each) =>
    half(each, 1_000_000),
  ) as [number, number, number];
  return value - (feePaid ?? ofBroker) - (taxPaid ?? onSale + onShares);
}

/** Shares at a price of millionths of a đồng, to the đồng. */
function worth(shares: number, price: number) {
  return half(shares * Math.round(price * 1e6), 1_000_000);
}

function half(a: number, b: number) {
  return Math.floor((2 * a + b) / (2 * b));
}

function sum(all: readonly Share[]) {
  return all.reduce((total, { cost }) => total + cost, 0n);
}
