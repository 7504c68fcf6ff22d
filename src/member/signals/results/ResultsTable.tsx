import { useToday } from '../../../app/actors/useToday';
import { Link } from '../../../app/router/Link';
import { pathTo } from '../../../app/router/paths';
import { useT } from '../../../i18n/useT';
import { withSignal } from '../../../lib/signal-address';
import type { Day } from '../../../market/day';
import { formatPercent } from '../../../market/format';
import { formatDay, formatDayOf } from '../../../ui/dates';
import { FigureHead } from '../../../ui/FigureHead';
import { rowProps, type VirtualRowProps } from '../../../ui/row-props';
import { Rows } from '../../../ui/Rows';
import { rowCount } from '../../../ui/useRowsInView';
import { KindChip } from '../KindChip';
import { SHOWN_HORIZONS, type SignalResult } from './signal-results';
import { FigureCell } from '../../../ui/FigureCell';
import { Time } from '../../../ui/Time';
import '../../../ui/Table.css';
import styles from './ListResults.module.css';

type Props = { labelledBy: string; results: readonly SignalResult[] };

/** The returns of signals, one row per signal. */
export function ResultsTable({ labelledBy, results }: Props) {
  const t = useT();
  const today = useToday();
  return (
    <table
      className={`table ${styles.table}`}
      aria-labelledby={labelledBy}
      aria-rowcount={rowCount(results.length)}
    >
      <thead>
        <tr>
          <th scope="col">{t('signals.symbol')}</th>
          <th scope="col">{t('signals.kind')}</th>
          <FigureHead>{t('results.day')}</FigureHead>
          {SHOWN_HORIZONS.map((tradingDays) => (
            <FigureHead key={tradingDays}>T+{tradingDays}</FigureHead>
          ))}
          <FigureHead>{t('results.void')}</FigureHead>
        </tr>
      </thead>
      <Rows
        count={results.length}
        renderRow={(i, virtual) => (
          <ResultRow {...virtual} key={results.length - i} result={results[i]!} today={today} />
        )}
      />
    </table>
  );
}

function ResultRow({
  result,
  today,
  index,
  measure,
}: VirtualRowProps & { result: SignalResult; today: Day }) {
  const { signal, outcomes, voidedOn } = result;
  const { symbol, kind, day } = signal;
  const path = withSignal(pathTo('/technical/:symbol', { symbol }), signal);
  return (
    <tr {...rowProps({ index, measure })} data-symbol={symbol}>
      <td>
        <Link className="symbol" translate="no" href={path}>
          {symbol}
        </Link>
      </td>
      <td>{kind === null ? '—' : <KindChip className={styles.chip} kind={kind} />}</td>
      <FigureCell className="text-2">
        {day === null ? (
          '—'
        ) : (
          <Time dateTime={day} title={formatDay(day)}>
            {formatDayOf(day, today)}
          </Time>
        )}
      </FigureCell>
      {outcomes.map(({ tradingDays, percent }) => (
        <FigureCell key={tradingDays}>{formatPercent(percent)}</FigureCell>
      ))}
      <FigureCell className="text-2">{voidedOn === null ? '—' : formatDayOf(voidedOn, today)}</FigureCell>
    </tr>
  );
}
