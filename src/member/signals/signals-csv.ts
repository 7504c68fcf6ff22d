import { translate as t } from '../../i18n/i18n';
import { csvFile } from '../../lib/csv';
import { fileName } from '../../lib/download';
import type { Day } from '../../market/day';
import type { ListedSignal } from '../../graph/values';
import type { TradeIdea } from '../../graph/resolvers.types';
import type { RowPlans, SignalState } from './plan/row-states';
import { formatDay } from '../../ui/dates';
import { sentFields, isText, sentValueOf, type SentField } from './columns/columns';

/** The list of signals as a CSV file, in its order, with the states that the table shows; null for an empty list. */
export function signalsFile(signals: readonly ListedSignal[], plans: RowPlans, today: Day): File | null {
  if (signals.length === 0) return null;
  const fields = sentFields(signals);
  return csvFile(
    fileName(['signals', today], 'csv'),
    [
      t('signals.symbol'),
      t('export.inThousands', { column: t('signals.price') }),
      t('signals.kind'),
      t('export.day'),
      t('export.time'),
      ...fields.map(headOf),
      t('signals.state'),
    ],
    signals.map((signal) => {
      const { symbol, price, kind, study, day, time, idea } = signal;
      const state = plans.get(signal)?.state ?? null;
      return [
        symbol,
        price,
        kind ? t(`signals.${kind}`) : study,
        day,
        time,
        ...fields.map((column) => (column === 'action' ? actionOf(idea, state) : sentValueOf(idea, column))),
        state && wordsOf(state),
      ];
    }),
  );
}

/** The state of a plan with its day, where that is known. */
function wordsOf({ kind, day }: SignalState): string {
  return [t(`signals.state.${kind}`), day && formatDay(day)].filter(Boolean).join(' ');
}

/** The action; none where a newer plan of the symbol takes its place. */
function actionOf(idea: TradeIdea | null, state: SignalState | null): string | null {
  return idea?.action && state?.kind !== 'REPLACED' ? t(`idea.${idea.action}`) : null;
}

function headOf(column: SentField): string {
  if (isText(column)) return t(`idea.${column}`);
  return column === 'weight'
    ? `${t('idea.weight')} (%)`
    : t('export.inThousands', { column: t(`idea.${column}`) });
}
