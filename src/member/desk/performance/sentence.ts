import type { MessageKey } from '../../../i18n/messages';
import type { AccountReport } from '../../../market/account/report';
import type { SignalKind } from '../../../graph/resolvers.types';
import { formatPercent, formatShare, formatVolume } from '../../../market/format';
import { formatDay } from '../../../ui/dates';

type Part = { key: MessageKey; values: Record<string, string | number> };

/** Trading days of a month; a shorter time is given in trading days. */
const MONTH = 21;

/** The parts of the sentence about an account: its return beside the index, its greatest fall, and what leaving the plans cost. */
export function sentenceOf({ performance, totals }: AccountReport<SignalKind>): readonly Part[] {
  if (!performance) return [costOf(totals)];
  const { days, percent, index, drawdown } = performance;
  const months = Math.round(days.length / MONTH);
  const span: Part =
    months < 2
      ? { key: 'account.inDays', values: { count: days.length } }
      : { key: 'account.inMonths', values: { count: months } };
  const returns: Part =
    index === null
      ? { key: 'account.returned', values: { percent: formatPercent(percent) } }
      : {
          key: 'account.returnedBeside',
          values: { percent: formatPercent(percent), index: formatPercent(index) },
        };
  const fall: Part =
    drawdown === null
      ? { key: 'account.neverFell', values: {} }
      : {
          key: 'account.fell',
          values: {
            percent: formatShare(drawdown.share * 100),
            from: formatDay(drawdown.from),
            to: formatDay(drawdown.to),
          },
        };
  return [span, returns, fall, costOf(totals)];
}

/** What leaving the plans cost, all rules and early sales together. */
function planCostOf({ rules, early }: AccountReport<SignalKind>['totals']): number {
  return Object.values(rules).reduce((sum, { cost }) => sum + cost, early.cost);
}

function costOf(totals: AccountReport<SignalKind>['totals']): Part {
  const { rules, early } = totals;
  const count = Object.values(rules).reduce((sum, { ignored }) => sum + ignored, early.count);
  const cost = planCostOf(totals);
  if (count === 0) return { key: 'account.keptPlans', values: {} };
  const amount = formatVolume(Math.abs(cost));
  return { key: cost < 0 ? 'account.leavingGained' : 'account.leavingCost', values: { amount } };
}
