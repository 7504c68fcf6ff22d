import type { CSSProperties } from 'react';
import { useNavigate } from '../../app/router/navigation';
import { useToday } from '../../app/actors/useToday';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import type { Day } from '../../market/day';
import { weekdayOf } from '../../market/format';
import { formatDayOf } from '../../ui/dates';
import { Rows } from '../../ui/Rows';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import { rowCount, useRowsInView } from '../../ui/useRowsInView';
import { inRem } from '../../ui/in-rem';
import '../../ui/Table.css';
import type { AdjustedPrices } from './adjusted/adjusted-prices';
import { addedWidthOf } from './columns/columns';
import { useSignalColumns } from './columns/useSignalColumns';
import type { RowPlans } from './plan/row-states';
import columnStyles from './SignalsColumns.module.css';
import styles from './SignalsTable.module.css';
import { SignalRow } from './SignalRow';
import { SignalsHead } from './SignalsHead';
import type { ListedSignal } from '../../graph/values';
import { useSignalInstruments } from './useSignalInstruments';

type Props = {
  signals: readonly ListedSignal[];
  plans: RowPlans;
  /** What the changes are measured from, where an ex-date lies between. */
  adjusted: AdjustedPrices;
  /** How many of them are shown. */
  count: number;
};

/** One row per signal in the server's order; the first row of each day carries the day. */
export function SignalsTable({ signals, plans, adjusted, count }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { near, onView } = useRowsInView(signals);
  const instruments = useSignalInstruments(near);
  const { chosen: added } = useSignalColumns(signals);
  const isCompact = !useIsTabletOrWider();
  const addedWidth = added.reduce((sum, column) => sum + addedWidthOf(column), 0);
  const today = useToday();

  function nameOfDay(day: Day | null) {
    if (day === null) return t('signals.otherDay');
    const name = day === today ? t('signals.today') : t(`weekday.${weekdayOf(day)}` as MessageKey);
    return `${name} ${formatDayOf(day, today)}`;
  }

  return (
    <table
      className={`table ${styles.table} ${columnStyles.columns} ${added.length > 0 ? styles.wide : ''}`}
      style={{ '--added-width': inRem(addedWidth) } as CSSProperties}
      aria-label={t('signals.title')}
      aria-rowcount={rowCount(count)}
    >
      <SignalsHead added={added} isCompact={isCompact} />
      <Rows
        isOfPage
        count={count}
        onView={onView}
        renderRow={(i, virtual) => {
          const signal = signals[i]!;
          return (
            <SignalRow
              {...virtual}
              // Newer signals are prepended; counted from the end, a row keeps its key.
              key={signals.length - i}
              signal={signal}
              instrument={instruments.get(signal.symbol)}
              plan={plans.get(signal)!.plan}
              state={plans.get(signal)!.state}
              adjusted={adjusted.get(signal)}
              isCompact={isCompact}
              today={today}
              added={added}
              onOpen={navigate}
              newDay={i === 0 || signal.day !== signals[i - 1]?.day ? nameOfDay(signal.day) : null}
            />
          );
        }}
      />
    </table>
  );
}
