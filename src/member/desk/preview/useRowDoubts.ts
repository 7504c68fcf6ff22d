import { useDeferredValue, useMemo } from 'react';
import { translate } from '../../../i18n/i18n';
import type { Day } from '../../../market/day';
import type { WholeDeskFragment } from '../../shared/desk.generated';
import { costsOf } from '../../shared/useDesk';
import { doubtsIn } from '../doubts';
import { asKept } from '../import/imported-as';
import type { Preview } from '../import/preview-types';
import { useDayRanges } from '../useDayRanges';
import { tradeOf } from './row-states';

/** Why trades of a preview cannot have been made so, by their lines; prices are compared with those of their days once these are loaded. */
export function useRowDoubts({ rows, openings, questions }: Preview, desk: WholeDeskFragment, today: Day) {
  const trades = useMemo(
    () =>
      rows.flatMap((row) => {
        const trade = row.state === 'recorded' || !row.isTaken ? null : tradeOf(row);
        const kept = trade && asKept(trade);
        return kept ? [{ line: row.line, trade: kept }] : [];
      }),
    [rows],
  );
  const made = useMemo(() => trades.map(({ trade }) => trade), [trades]);
  const ranges = useDayRanges(made, today);
  const { rangeOf } = ranges;
  const all = useDeferredValue(trades);
  const doubts = useMemo(() => {
    const taken = new Set(all.map(({ trade }) => trade.id));
    const before = openings.flatMap((opening) => asKept(opening) ?? []);
    const whole = [
      ...desk.trades.filter(({ id }) => !taken.has(id)),
      ...before,
      ...all.map((row) => row.trade),
    ];
    const found = doubtsIn(whole, costsOf(desk), rangeOf);
    // What was held before decides what could be sold.
    const asked = new Set(questions.flatMap((each) => (each.kind === 'opening' ? [each.symbol] : [])));
    return new Map(
      all.flatMap(({ line, trade }) => {
        const isAsked = asked.has(trade.symbol);
        const own = found.get(trade.id)?.filter(({ key }) => !(isAsked && key === 'desk.warnSellable')) ?? [];
        return own.length > 0
          ? [[line, own.map(({ key, values }) => translate(key, values)).join('; ')] as const]
          : [];
      }),
    );
  }, [all, openings, questions, desk, rangeOf]);
  return { doubts, ranges };
}
