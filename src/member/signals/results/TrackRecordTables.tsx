import type { SignalKind } from '../../../graph/resolvers.types';
import { useT } from '../../../i18n/useT';
import { wordOf } from '../../../lib/signal-address';
import type { Day } from '../../../market/day';
import type { TrackRecords as Records } from '../../../market/outcomes/track-record';
import { Skeleton } from '../../../ui/PanelState';
import { LoadFailedLine } from '../../shared/LoadFailed';
import { KindRecord } from './KindRecord';
import { useTrackRecords } from './useTrackRecords';
import styles from './TrackRecordTables.module.css';

type Kinds = { kinds: readonly SignalKind[] };
type Props = Kinds & {
  /** Symbols with bars, all those of the list. */
  symbols: readonly string[];
  until: Day;
};

/** The track records of kinds over several symbols, each beside all of them bought on the same days. */
export function TrackRecordTables({ symbols, until, kinds }: Props) {
  const t = useT();
  const { records, error, retry } = useTrackRecords(symbols, until);

  if (error !== null) return <LoadFailedLine error={error} text={t('trackRecord.failed')} onRetry={retry} />;
  if (records === null) return <Skeleton rows={4} isApart />;
  return <KindRecords records={records} kinds={kinds} />;
}

/** Computed track records of kinds. */
export function KindRecords({ records, kinds }: Kinds & { records: Records }) {
  const t = useT();
  return (
    <>
      <div className={styles.kinds}>
        {kinds.map((kind) => (
          <KindRecord
            key={kind}
            kind={kind}
            symbols={records.symbols}
            record={records.kinds.get(wordOf(kind))}
          />
        ))}
      </div>
      <p className="caption">{t('trackRecord.caption')}</p>
    </>
  );
}
