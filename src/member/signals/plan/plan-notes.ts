import type { MessageKey } from '../../../i18n/messages';
import type { Day } from '../../../market/day';
import type { Exchange } from '../../../market/exchange';
import { formatPrice, formatShare, toThousand, toVnd } from '../../../market/format';
import { targetOf } from '../../../market/plan/plan-prices';
import { priceAtRisk, worstLossOf } from '../../../market/plan/position-size';
import type { RiskBudget } from '../../../market/plan/risk-budget';
import type { TradePlan } from '../../../market/plan/trade-plan';
import { tickRule } from '../../../market/plan/void-price';
import { formatDong } from '../../../ui/amount';
import { formatExpectedDay } from '../../shared/expected-day';
import type { PlannedSignal } from '../../shared/plan/computed-plan';

/** A sentence below the figures of a plan. */
export type PlanNote = { key: MessageKey; values: Record<string, string> };

type Planned = {
  plan: TradePlan;
  signal: PlannedSignal;
  symbol: string;
  exchange: Exchange | null;
  /** The reference price of the first day on which it can be bought, in thousand VND; null where it is not known. */
  reference: number | null;
  budget: RiskBudget;
  today: Day;
};

/** A stop farther from the entry is no short swing; in percent. */
const WIDE_RISK = 15;

/** What may be lost and won, what limits the quantity, the worst case until a sale is possible, and what is unusual. */
export function notesOf({ plan, signal, symbol, exchange, reference, budget, today }: Planned): PlanNote[] {
  const { stop, target } = plan;
  const { entry, obstacle, size } = plan.entry;
  const price = formatPrice(toThousand(entry));
  if (obstacle === 'STOP_BROKEN') return [{ key: 'plan.belowStop', values: { price } }];
  if (obstacle === 'BEYOND_TARGET' || size === null) return [{ key: 'plan.beyond', values: { price } }];

  const { quantity, loss, gain } = size;
  const shareOf = (amount: number) => formatShare((amount / budget.capital) * 100);
  const risk = (1 - stop / entry) * 100;
  const notes: (PlanNote | false)[] = [
    quantity === 0 && { key: `plan.noLot${size.limit}`, values: {} },
    quantity > 0 && results(),
    quantity > 0 && limitNote(),
    quantity > 0 && exchange !== null && reference !== null && worstCase(exchange, reference),
    risk > WIDE_RISK && { key: 'plan.wide', values: { percent: formatShare(risk) } },
    target === targetByRule() && { key: 'plan.rule', values: {} },
  ];
  return notes.filter((note) => note !== false);

  /** That of the product, which a server and a person need not follow. */
  function targetByRule() {
    return targetOf({ entry: toVnd(signal.price), stop }, ...tickRule(symbol, exchange, signal.price));
  }

  function results(): PlanNote {
    const values = { loss: formatDong(loss), percent: shareOf(loss) };
    return gain < 0
      ? { key: 'plan.resultsLoss', values: { ...values, lost: formatDong(-gain) } }
      : { key: 'plan.results', values: { ...values, gain: formatDong(gain) } };
  }

  function limitNote(): PlanNote {
    if (size!.limit === 'WEIGHT')
      return { key: 'plan.limitWEIGHT', values: { percent: formatShare(budget.weight / 10_000) } };
    const range = signal.atr === null ? null : signal.atr * 1_000;
    const low = toThousand(priceAtRisk({ entry, stop }, range));
    return {
      key: 'plan.limitRISK',
      values: { percent: formatShare(budget.risk / 10_000), price: formatPrice(low) },
    };
  }

  function worstCase(on: Exchange, from: number): PlanNote {
    const lost = worstLossOf({ entry }, { quantity, reference: toVnd(from) }, on, budget);
    return {
      key: 'plan.worst',
      values: {
        from: formatExpectedDay(signal.earliestBuy, today),
        to: formatExpectedDay(signal.earliestSale, today),
        loss: formatDong(lost),
        percent: shareOf(lost),
      },
    };
  }
}
