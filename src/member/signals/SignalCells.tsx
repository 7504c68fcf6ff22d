import { useT } from '../../i18n/useT';
import { langOf } from '../../lib/text';
import { type Day, dateTimeOf } from '../../market/day';
import { formatPrice } from '../../market/format';
import { formatDay, formatDayOf } from '../../ui/dates';
import { PriceDay } from '../shared/PriceDay';
import { Change, classOf, isUnmatched, Price } from '../../ui/Price';
import type { ListedSignal } from '../../graph/values';
import type { PlanAndState } from './plan/row-states';
import { StateMark } from './StateMark';
import type { RowQuote } from './useSignalInstruments';
import { FigureCell } from '../../ui/FigureCell';
import { Time } from '../../ui/Time';
import styles from './SignalCells.module.css';
import columns from './SignalsColumns.module.css';

/** The last price of a row and its change on the trading day, in their price colour; a dash while they are unknown. */
export function LastPrice({ quote }: { quote: RowQuote }) {
  if (quote.price === null) return '—';
  const isMeasured = quote.reference != null && !isUnmatched(quote);
  return (
    <span className={styles.last}>
      <Price quote={quote} />
      {isMeasured && <Change priceClass={classOf(quote)} percent={quote.changePercent} />}
      <PriceDay of={quote} />
    </span>
  );
}

type PlanCellsProps = PlanAndState & { today: Day };

/** The target and the stop with the state of the plan beside the one that it is about, or the newer plan that replaces them. */
export function PlanCells({ plan, state, today }: PlanCellsProps) {
  const t = useT();
  if (state?.kind === 'REPLACED') {
    return (
      <td className={`numeric text-2 ${columns.plan}`} colSpan={2} data-state="REPLACED">
        {t('signals.replaced', { day: formatDayOf(state.day, today) })}
      </td>
    );
  }
  const isOfTarget = state?.kind === 'TARGET_REACHED' || state?.kind === 'BEYOND_TARGET';
  return (
    <>
      <LevelCell level={plan?.target ?? null} state={isOfTarget ? state : null} today={today} />
      <LevelCell level={plan?.stop ?? null} state={isOfTarget ? null : state} today={today} />
    </>
  );
}

type LevelProps = Pick<PlanCellsProps, 'state' | 'today'> & { level: number | null };

function LevelCell({ level, state, today }: LevelProps) {
  const t = useT();
  return (
    <FigureCell className={columns.plan} title={level === null ? t('signals.noPlan') : undefined}>
      <span className={styles.level}>
        {formatPrice(level)}
        {state && <StateMark state={state} today={today} />}
      </span>
    </FigureCell>
  );
}

/** What the server sent where the product cannot read it; a dash for nothing. */
export function AsSent({ text }: { text: string | null }) {
  return text === null ? (
    '—'
  ) : (
    <span className={styles.asSent} lang={langOf(text)}>
      {text}
    </span>
  );
}

/** When a signal was found. */
export function Updated({ day, time, today }: Pick<ListedSignal, 'day' | 'time'> & { today: Day }) {
  if (day === null) return <AsSent text={time} />;
  if (time === null) return <Time dateTime={day}>{formatDayOf(day, today)}</Time>;
  return (
    <Time dateTime={dateTimeOf(day, time)} title={`${time} ${formatDay(day)}`}>
      {time}
      <span className="visually-hidden"> {formatDay(day)}</span>
    </Time>
  );
}
