import { exchangeDays } from './exchange-days';
import type { AnyAccount, AnyTrade, Bars } from './generated-accounts';
import { dealt, replay, type Rules } from './share-by-share';

/** An exact fraction; its denominator is above 0. */
export type Fraction = readonly [bigint, bigint];

const replayed = new WeakMap<readonly AnyTrade[], Map<string, ReturnType<typeof replay>>>();

/** A holding on a day, found by moving the shares of its trades until then from the beginning. */
function holdingOn(symbol: string, day: string, trades: readonly AnyTrade[], rules: Rules) {
  const own = realTrades(trades).filter((trade) => trade.symbol === symbol && trade.day <= day);
  const known = replayed.get(trades) ?? new Map<string, ReturnType<typeof replay>>();
  replayed.set(trades, known);
  const key = `${symbol} ${own.length} ${JSON.stringify(rules)}`;
  const found = known.get(key) ?? replay(own, rules);
  known.set(key, found);
  const { piles, pot, money, uncovered } = found;
  const shares = piles.flat();
  const cost = rules.costMethod === 'AVERAGE' ? pot : shares.reduce((sum, share) => sum + share.cost, 0n);
  return { quantity: shares.length, cost, money, uncovered };
}

export function realTrades<T extends AnyTrade>(trades: readonly T[]): T[] {
  return trades.filter(({ isPlanned }) => !isPlanned);
}

/** The account at the end of a day, with every day's holdings computed anew from their first trade. */
export function accountOn(day: string, { trades, flows, rules }: AnyAccount) {
  const symbols = [...new Set(realTrades(trades).map(({ symbol }) => symbol))].sort();
  let [settled, pending, uncovered] = [0n, 0n, 0];
  const holdings = symbols.flatMap((symbol) => {
    const { quantity, cost, money, uncovered: missing } = holdingOn(symbol, day, trades, rules);
    for (const { amount, day: moved, sale } of money) {
      const arrives = sale ? exchangeDays[exchangeDays.indexOf(moved) + 2]! : moved;
      if (arrives <= day) settled += amount;
      else pending += amount;
    }
    uncovered += missing.reduce((sum, each) => sum + each, 0);
    return quantity === 0 ? [] : [{ symbol, quantity, cost: Number(cost) }];
  });
  const own = flows.filter((flow) => flow.day <= day);
  const entered = own.reduce(
    (sum, { kind, amount }) => sum + BigInt(kind === 'DEPOSIT' ? amount : -amount),
    0n,
  );
  const money = entered + settled + pending;
  return {
    holdings,
    cash: own.length === 0 ? null : Number(entered + settled),
    pending: Number(pending),
    uncovered,
    money,
  };
}

/** A price after the ex-dates of one day, from so many shares that each right brings whole ones. */
export function exPrice(price: number, rights: readonly AnyTrade[]): number {
  const bonuses = rights.filter(({ side }) => side === 'BONUS');
  let shares = 1n;
  for (const { per } of bonuses) shares *= BigInt(per!);
  let [worth, all] = [BigInt(price) * shares, shares];
  for (const { side, price: each } of rights) if (side === 'DIVIDEND') worth -= BigInt(each) * shares;
  for (const { per, quantity, price: each } of bonuses) {
    const fresh = (shares / BigInt(per!)) * BigInt(quantity);
    worth += fresh * BigInt(each);
    all += fresh;
  }
  if (worth <= 0n) return 0;
  const [down, rest] = [worth / all, worth % all];
  return Number(2n * rest >= all ? down + 1n : down);
}

/** The rights of a symbol on a day. */
export function rightsOn(symbol: string, day: string, trades: readonly AnyTrade[]): AnyTrade[] {
  return realTrades(trades).filter(
    (trade) => trade.symbol === symbol && trade.day === day && ['BONUS', 'DIVIDEND'].includes(trade.side),
  );
}

function priceOn(symbol: string, day: string, { bars, trades }: AnyAccount): number | null {
  const own = bars.get(symbol) ?? new Map<string, never>();
  const until = exchangeDays.filter((each) => each <= day);
  const last = until.findLast((each) => own.has(each));
  if (last === undefined) return null;
  return until
    .filter((each) => each > last)
    .reduce((price, each) => exPrice(price, rightsOn(symbol, each, trades)), own.get(last)!.close);
}

function totalOn(day: string, account: AnyAccount) {
  const { holdings, money } = accountOn(day, account);
  const values = holdings.map(({ symbol, quantity, cost }) => {
    const price = priceOn(symbol, day, account);
    return price === null ? BigInt(cost) : BigInt(quantity) * BigInt(price);
  });
  return { money, total: values.reduce((sum, value) => sum + value, money) };
}

/** The exact growth of the account after each trading day since its first flow; null without a day. */
export function growthsOf(account: AnyAccount) {
  const { flows, trades, rules, today } = account;
  const [first] = flows.map(({ day }) => day).sort();
  const days = first === undefined ? [] : exchangeDays.filter((day) => day >= first && day <= today);
  let growth: Fraction = [1n, 1n];
  return days.map((day) => {
    const before = exchangeDays[exchangeDays.indexOf(day) - 1]!;
    const isNew = (each: string) => each > before && each <= day;
    const flowing = (kind: string) =>
      flows
        .filter((flow) => flow.kind === kind && isNew(flow.day))
        .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    const [deposited, withdrawn] = [flowing('DEPOSIT'), flowing('WITHDRAWAL')];
    const [start, end] = [totalOn(before, account), totalOn(day, account)];
    let [base, left] = [start.total + deposited + broughtIn(day, trades, rules), end.total];
    const there = start.money + deposited;
    if (withdrawn <= there) base -= withdrawn;
    else {
      base -= there > 0n ? there : 0n;
      left += withdrawn - (there > 0n ? there : 0n);
    }
    const isCounted = base > 0n && left > 0n;
    const factor: Fraction | null = isCounted ? [left, base] : null;
    if (factor) growth = [growth[0] * factor[0], growth[1] * factor[1]];
    return { day, total: Number(end.total), flow: Number(deposited - withdrawn), factor, growth };
  });
}

/** What the shares sold on a day without a purchase brought: of each sale their part, rounded half up. */
function broughtIn(day: string, trades: readonly AnyTrade[], rules: Rules): bigint {
  let brought = 0n;
  for (const symbol of new Set(trades.map((trade) => trade.symbol))) {
    const { money, uncovered } = holdingOn(symbol, day, trades, rules);
    money
      .filter(({ sale }) => sale !== null)
      .forEach(({ amount, day: sold, sale }, i) => {
        const quantity = BigInt(sale!.quantity);
        if (sold === day) brought += (2n * amount * BigInt(uncovered[i]!) + quantity) / (2n * quantity);
      });
  }
  return brought;
}

/** The greatest fall between any day and any later one, as a fraction. */
export function deepest(growths: readonly Fraction[]): Fraction {
  const all: Fraction[] = [[1n, 1n], ...growths];
  let worst: Fraction = [0n, 1n];
  all.forEach((high, i) => {
    for (const low of all.slice(i + 1)) {
      const fall: Fraction = [high[0] * low[1] - low[0] * high[1], high[0] * low[1]];
      if (fall[0] * worst[1] > worst[0] * fall[1]) worst = fall;
    }
  });
  return worst;
}

export function toNumber([part, whole]: Fraction): number {
  return Number((part * 10n ** 24n) / whole) / 1e24;
}

/** The last close of the index until a day. */
export function levelOn(day: string, index: Bars): number | null {
  const last = exchangeDays.findLast((each) => each <= day && index.has(each));
  return last === undefined ? null : index.get(last)!.close;
}

/** What the closed purchases of each kind brought, from what each sold share received and had cost. */
export function profitsByKind({ trades, rules }: AnyAccount) {
  const profits = new Map<string | null, { profit: number; cost: number }[]>();
  for (const purchase of realTrades(trades).filter(({ side }) => side === 'BUY')) {
    const { soldShares, money } = replay(
      realTrades(trades).filter(({ symbol }) => symbol === purchase.symbol),
      rules,
    );
    let [shares, received, cost] = [0, 0n, 0n];
    for (const { sale, amount } of money.filter((each) => each.sale !== null)) {
      const each = dealt(amount, sale!.quantity);
      soldShares
        .filter((share) => share.sale === sale!.id)
        .forEach((share, i) => {
          if (share.lot !== purchase.id) return;
          shares += 1;
          received += each[i]!;
          cost += share.cost;
        });
    }
    if (shares < purchase.quantity) continue;
    const own = profits.get(purchase.signalKind) ?? [];
    profits.set(purchase.signalKind, [...own, { profit: Number(received - cost), cost: Number(cost) }]);
  }
  return profits;
}
