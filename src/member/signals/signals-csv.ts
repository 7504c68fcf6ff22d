import { translate as t } from '../../i18n/i18n';
import { csvFile } from '../../lib/csv';
import { fileName } from '../../lib/download';
import type { Day } from '../../market/day';
import type { ListedSignal } from '../../graph/values';
import type { TradeIdea } from '../../graph/resolvers.types';
import { rowPlan, type PlanOf } from './plan/row-plan';
import { stateOf, type SignalState } from './signal-state';
import { formatDay } from '../../ui/dates';
import { replacementsIn } from './replaced-plans';
import { ideaFieldsOf, isText, valueOf, type IdeaField } from './idea/columns';

/** The list of signals as a CSV file, in its order, with the states that the table shows; null for an empty list. */
export function signalsFile(
  signals: readonly ListedSignal[],
  planOf: PlanOf | null,
  today: Day,
): File | null {
  if (signals.length === 0) return null;
  const ideas = ideaFieldsOf(signals);
  const replacements = replacementsIn(signals, planOf);
  return csvFile(
    fileName(['signals', today], 'csv'),
    [
      t('signals.symbol'),
      t('export.inThousands', { column: t('signals.price') }),
      t('signals.kind'),
      t('export.day'),
      t('export.time'),
      ...ideas.map(headOf),
      t('signals.state'),
    ],
    signals.map((signal, i) => {
      const { symbol, price, kind, study, day, time, idea } = signal;
      const state = stateOf(rowPlan(signal, planOf), replacements[i]!);
      return [
        symbol,
        price,
        kind ? t(`signals.${kind}`) : study,
        day,
        time,
        ...ideas.map((column) =>
          column === 'action' ? actionOf(idea, replacements[i]!) : valueOf(idea, column),
        ),
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
function actionOf(idea: TradeIdea | null, replacedOn: Day | null): string | null {
  return idea?.action && replacedOn === null ? t(`idea.${idea.action}`) : null;
}

function headOf(column: IdeaField): string {
  if (isText(column)) return t(`idea.${column}`);
  return column === 'weight'
    ? `${t('idea.weight')} (%)`
    : t('export.inThousands', { column: t(`idea.${column}`) });
}
