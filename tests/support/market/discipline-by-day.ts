import { exPrice, realTrades, rightsOn } from './account-by-day';
import { exchangeDays } from './exchange-days';
import type { AnyAccount, AnyTrade, Bar } from './generated-accounts';
import { afterCosts, replay } from './share-by-share';

type Rule = 'STOP' | 'TARGET' | 'HORIZON';
type Fire = { rule: Rule; day: string; price: number };
type Kept = Fire & {
  quantity: number;
  sold: string | null;
  isObeyed: boolean | null;
  days: number;
  cost: number;
};

/** How the purchases with a stop kept to their plans, each group of shares followed from day to day. */
export function disciplineByDay(account: AnyAccount) {
  return realTrades(account.trades)
    .filter(({ side, stop }) => side === 'BUY' && stop !== null)
    .map((purchase) => followed(purchase, account));
}

function followed(purchase: AnyTrade, account: AnyAccount) {
  const { trades, rules, bars, today } = account;
  const own = realTrades(trades).filter(({ symbol }) => symbol === purchase.symbol);
  const { soldShares } = replay(own, rules);
  const index = exchangeDays.indexOf(purchase.day);
  const days = exchangeDays.slice(index).filter((day) => day <= today);
  const ownBars = bars.get(purchase.symbol) ?? new Map<string, Bar>();

  /** What some of its shares bring on a day, with what ex-dates have made of them. */
  const worth = (quantity: number, day: string, price: number, sale?: AnyTrade) => {
    let [shares, cash] = [quantity, 0];
    for (const each of days.filter((one) => one > purchase.day && one <= day)) {
      const entitled = shares;
      for (const right of rightsOn(purchase.symbol, each, trades)) {
        if (right.side === 'DIVIDEND') {
          const gross = entitled * right.price;
          cash += gross - Math.floor((gross + 10) / 20);
        } else {
          const fresh = Math.floor((entitled * right.quantity) / right.per!);
          shares += fresh;
          cash -= fresh * right.price;
        }
      }
    }
    const share = (paid: number | null | undefined) =>
      paid == null ? null : Math.floor((2 * paid * shares + sale!.quantity) / (2 * sale!.quantity));
    const taken = { feePaid: share(sale?.feePaid), taxPaid: share(sale?.taxPaid) };
    return cash + afterCosts(shares, price, 0, rules, taken);
  };

  const fires = firesOf(purchase, account, days);
  const kept = new Map<Rule, Kept>();
  const early: { quantity: number; cost: number }[] = [];
  const sales = own
    .filter(({ side }) => side === 'SELL')
    .sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  const groups = sales.map((sale) => ({
    sale,
    quantity: soldShares.filter(({ lot, sale: id }) => lot === purchase.id && id === sale.id).length,
  }));
  const left = groups.reduce((rest, { quantity }) => rest - quantity, purchase.quantity);
  const lastBar = exchangeDays.findLast((day) => day <= today && ownBars.has(day));

  for (const { sale, quantity } of [...groups, { sale: null, quantity: left }]) {
    if (quantity === 0) continue;
    let waiting: { fire: Fire; worth: number } | null = null;
    const settle = (amount: number) => {
      if (waiting) kept.get(waiting.fire.rule)!.cost += waiting.worth - amount;
    };
    for (const day of days.filter((each) => sale === null || each <= sale.day)) {
      const today = fires.filter((fire) => fire.day === day);
      for (const fire of sale?.day === day ? today.slice(0, 1) : today) {
        const now = worth(quantity, day, fire.price);
        settle(now);
        waiting = { fire, worth: now };
        const before = kept.get(fire.rule) ?? {
          ...fire,
          quantity: 0,
          sold: null,
          isObeyed: null,
          days: 0,
          cost: 0,
        };
        kept.set(fire.rule, { ...before, quantity: before.quantity + quantity, sold: sale?.day ?? null });
      }
    }
    if (sale) settle(worth(quantity, sale.day, sale.price, sale));
    else if (lastBar) settle(worth(quantity, lastBar, ownBars.get(lastBar)!.close));

    if (sale && waiting === null) {
      const { stop, target } = levelsOn(sale.day, purchase, trades);
      if (target === null || sale.price <= stop || sale.price >= target) continue;
      const first = fires[0];
      const lost = first
        ? worth(quantity, first.day, first.price) - worth(quantity, sale.day, sale.price, sale)
        : NaN;
      early.push({ quantity, cost: lost });
    }
  }

  const at = (day: string) => exchangeDays.indexOf(day);
  const judged = (rule: Rule) => {
    const each = kept.get(rule);
    if (!each) return null;
    const late = at(each.sold ?? today) - at(each.day);
    return { ...each, days: late, isObeyed: each.sold === null && late <= 1 ? null : late <= 1 };
  };
  const sumOf = (field: 'quantity' | 'cost') => early.reduce((sum, each) => sum + each[field], 0);
  return {
    ...{ id: purchase.id, symbol: purchase.symbol, day: purchase.day, quantity: purchase.quantity, left },
    planned: fires[0] ?? null,
    met: { STOP: judged('STOP'), TARGET: judged('TARGET'), HORIZON: judged('HORIZON') },
    early:
      early.length === 0
        ? null
        : { quantity: sumOf('quantity'), cost: fires.length === 0 ? null : sumOf('cost') },
  };
}

/** Every rule's first sale; a stop touched on a day leaves the target to another. */
function firesOf(purchase: AnyTrade, { trades, bars }: AnyAccount, days: readonly string[]): Fire[] {
  const fires = new Map<Rule, Fire>();
  const fire = (rule: Rule, day: string, price: number) => {
    if (!fires.has(rule)) fires.set(rule, { rule, day, price });
  };
  days.forEach((day, i) => {
    const bar = bars.get(purchase.symbol)?.get(day);
    if (!bar || i < 2) return;
    const { stop, target } = levelsOn(day, purchase, trades);
    const seen = i === 2 ? [bar.close] : [bar.open, bar.low, bar.high, bar.close];
    const entry = seen[0]!;
    if (Math.min(...seen) <= stop) fire('STOP', day, entry < stop ? entry : stop);
    else if (target !== null && Math.max(...seen) >= target)
      fire('TARGET', day, entry > target ? entry : target);
    if (i >= 10) fire('HORIZON', day, bar.close);
  });
  return [...fires.values()];
}

function levelsOn(day: string, { symbol, day: bought, stop, target }: AnyTrade, trades: readonly AnyTrade[]) {
  const since = exchangeDays.filter((each) => each > bought && each <= day);
  const lowered = (level: number) =>
    since.reduce((price, each) => exPrice(price, rightsOn(symbol, each, trades)), level);
  return { stop: lowered(stop!), target: target === null ? null : lowered(target) };
}
