import { WarningSignIcon } from '@blueprintjs/icons';
import type { SignalKind } from '../../../graph/resolvers.types';
import { useT } from '../../../i18n/useT';
import { formatPercent } from '../../../market/format';
import type { HorizonRecord, TrackRecord } from '../../../market/outcomes/track-record';
import { LEAST_CASES, LEAST_MONTHS, leadingOf } from '../../../market/outcomes/verdict';
import { KindChip } from '../KindChip';
import { formatRate } from './rate';
import { RecordTable, formatInterval } from './RecordTable';
import styles from './TrackRecordTables.module.css';

type Props = { kind: SignalKind; symbols: number; record: TrackRecord | undefined };

/** The record of a kind: its excess with a verdict, the figures of each horizon, and what following its plans brought. */
export function KindRecord({ kind, symbols, record }: Props) {
  const t = useT();
  const id = `track-record-${kind}`;
  return (
    <section>
      <h4 id={id}>
        <KindChip kind={kind} /> {t('trackRecord.cases', { count: record?.count ?? 0, symbols })}
      </h4>
      {record ? (
        <>
          <Leading {...leadingOf(record)} />
          <RecordTable labelledBy={id} horizons={record.horizons} />
          <p className={styles.plan}>
            {t('trackRecord.plan', {
              count: record.plan.count,
              mean: formatPercent(record.plan.mean),
              percent: formatRate(record.plan.hitRate),
            })}
          </p>
        </>
      ) : (
        <p className="text-2">{t('trackRecord.none')}</p>
      )}
    </section>
  );
}

/** The excess that the verdict is about, and the verdict as a sentence. */
function Leading({ tradingDays, excess: { mean, interval, verdict } }: HorizonRecord) {
  const t = useT();
  return (
    <div className={styles.leading}>
      <p>
        <b>{formatPercent(mean)}</b> {t('trackRecord.sameDay', { days: tradingDays })}
        {interval && (
          <span className={styles.range}>
            {t('trackRecord.interval')} {formatInterval(interval)}
          </span>
        )}
      </p>
      <p className={styles.verdict} data-verdict={verdict ?? 'few'}>
        {verdict === 'worse' && <WarningSignIcon size={12} />}
        {t(`trackRecord.${verdict ?? 'few'}`, {
          days: tradingDays,
          cases: LEAST_CASES,
          months: LEAST_MONTHS,
        })}
      </p>
    </div>
  );
}
