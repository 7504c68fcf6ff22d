import { exchangeDays } from './exchange-days';
import type { AnyAccount, AnyTrade, Bars } from './generated-accounts';
import { dealt, replay, type Rules } from './share-by-share';

/** An exact fraction; its denominator is above 0. */
type Fraction = readonly [bigint, bigint];

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

/** The account at the end of a day, with every day's holdings computed again from their first trade. */
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
  const entered = own.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
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

/** The growth of the account after each trading day since its first flow; none without a flow. */
function growthsOf(account: AnyAccount) {
  const { flows, trades, rules, today } = account;
  const [first] = flows.map(({ day }) => day).sort();
  const days = first === undefined ? [] : exchangeDays.filter((day) => day >= first && day <= today);
  let growth: Fraction = [1n, 1n];
  return days.map((day) => {
    const before = exchangeDays[exchangeDays.indexOf(day) - 1]!;
    const isNew = (each: string) => each > before && each <= day;
    const flowing = (sign: number) =>
      flows
        .filter((flow) => Math.sign(flow.amount) === sign && isNew(flow.day))
        .reduce((sum, { amount }) => sum + BigInt(sign * amount), 0n);
    const [deposited, withdrawn] = [flowing(1), flowing(-1)];
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

/** The growth in the shape of the product, ratios from exact fractions; null without a day. */
export function performanceByDay(account: AnyAccount) {
  const days = growthsOf(account);
  if (days.length === 0) return null;
  const percentOf = (part: Fraction) => toNumber([100n * (part[0] - part[1]), part[1]]);
  const before = exchangeDays[exchangeDays.indexOf(days[0]!.day) - 1]!;
  const levels = [before, ...days.map(({ day }) => day)].map((day) => levelOn(day, account.index));
  const base = levels.find((level) => level !== null) ?? null;
  const indexAt = (i: number) => (levels[i] === null || base === null ? null : levels[i]! / base);
  const whole = days.at(-1)!;
  const index = indexAt(days.length);

  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))].map((month) => {
    const [first, last] = [
      days.findIndex(({ day }) => day.startsWith(month)),
      days.findLastIndex(({ day }) => day.startsWith(month)),
    ];
    const [start, end] = [days[first - 1]?.growth ?? [1n, 1n], days[last]!.growth];
    const isKnown = days.slice(first, last + 1).some(({ factor }) => factor !== null);
    const [from, to] = [indexAt(first), indexAt(last + 1)];
    return {
      month,
      percent: isKnown ? percentOf([end[0] * start[1], end[1] * start[0]]) : null,
      index: from === null || to === null ? null : (100 * (to - from)) / from,
    };
  });

  return {
    days: days.map(({ day, total, flow, factor, growth }, i) => ({
      ...{ day, total, flow, growth: toNumber(growth), index: indexAt(i + 1) },
      percent: factor && percentOf(factor),
    })),
    percent: days.some(({ factor }) => factor !== null) ? percentOf(whole.growth) : null,
    index: index === null ? null : (index - 1) * 100,
    drawdown: deepestFall(days),
    months,
  };
}

/** The greatest fall between any day and any later one, the first of equal ones. */
function deepestFall(days: readonly { day: string; growth: Fraction }[]) {
  const all = [{ day: days[0]!.day, growth: [1n, 1n] as Fraction }, ...days];
  const isMore = (one: Fraction, other: Fraction) => one[0] * other[1] > other[0] * one[1];
  let [worst, from, to]: [Fraction, number, number] = [[0n, 1n], -1, -1];
  all.forEach(({ growth: low }, j) => {
    all.slice(0, j).forEach(({ growth: high }, i) => {
      const fall: Fraction = [high[0] * low[1] - low[0] * high[1], high[0] * low[1]];
      if (isMore(fall, worst)) [worst, from, to] = [fall, i, j];
    });
  });
  if (to === -1) return null;
  const over = all.find(({ growth }, i) => i > to && !isMore(all[from]!.growth, growth));
  return { share: toNumber(worst), from: all[from]!.day, to: all[to]!.day, over: over?.day ?? null };
}

function toNumber([part, whole]: Fraction): number {
  return Number((part * 10n ** 24n) / whole) / 1e24;
}

/** The last close of the index until a day. */
function levelOn(day: string, index: Bars): number | null {
  const last = exchangeDays.findLast((each) => each <= day && index.has(each));
  return last === undefined ? null : index.get(last)!.close;
}

/** What the closed purchases of each kind brought, from what each sold share received and had cost. */
export function resultsByShare({ trades, rules }: AnyAccount) {
  const results = new Map<string | null, { profit: number; cost: number }[]>();
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
    const own = results.get(purchase.signalKind) ?? [];
    results.set(purchase.signalKind, [...own, { profit: Number(received - cost), cost: Number(cost) }]);
  }
  return [...results].map(([kind, own]) => {
    const gains = own.filter((each) => each.profit > 0);
    const profit = own.reduce((sum, each) => sum + each.profit, 0);
    const cost = own.reduce((sum, each) => sum + each.cost, 0);
    return {
      ...{ kind, count: own.length, hitRate: gains.length / own.length },
      averageGain: meanPercent(gains),
      averageLoss: meanPercent(own.filter((each) => each.profit <= 0)),
      ...{ profit, percent: cost > 0 ? (100 * profit) / cost : null },
    };
  });
}

function meanPercent(results: readonly { profit: number; cost: number }[]) {
  const percents = results.filter(({ cost }) => cost > 0).map(({ profit, cost }) => (100 * profit) / cost);
  return percents.length === 0 ? null : percents.reduce((sum, each) => sum + each, 0) / percents.length;
}

/** Whether each weight is the exact one rounded down or up, and none was rounded up before one with a larger remainder. */
export function isApportioned(weights: readonly (number | null)[], parts: readonly number[]): boolean {
  const total = parts.reduce((sum, part) => sum + BigInt(part), 0n);
  if (total <= 0n) return weights.every((weight) => weight === null);
  if (weights.reduce<number>((sum, weight) => sum + weight!, 0) !== 1_000_000) return false;
  // How far a weight lies above the exact one, times the total.
  const above = parts.map((part, i) => BigInt(weights[i]!) * total - BigInt(part) * 1_000_000n);
  const rows = above.map((each, i) => ({ i, isUp: each > 0n, remainder: each > 0n ? total - each : -each }));
  const [up, down] = [rows.filter(({ isUp }) => isUp), rows.filter(({ isUp }) => !isUp)];
  return (
    above.every((each) => each > -total && each < total) &&
    up.every(({ i, remainder }) =>
      down.every((other) => remainder > other.remainder || (remainder === other.remainder && i < other.i)),
    )
  );
}

/** Where a value differs from another one, numbers by more than a billionth part of them. */
export function differencesOf(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one === 'number' && typeof other === 'number') {
    return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other)) ? [] : [`${path}: ${one}, ${other}`];
  }
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return Object.is(one, other) ? [] : [`${path}: ${String(one)}, ${String(other)}`];
  }
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) =>
    differencesOf(left.get(key), right.get(key), `${path}.${key}`),
  );
}
