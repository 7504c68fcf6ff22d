import { useT } from '../../../i18n/useT';
import { formatVolume } from '../../../market/format';
import { FOLLOWED_CAPITAL, HELD_DAYS, SEQUENCES } from '../../../market/outcomes/follow-rules';
import type { FollowedBand } from '../../../market/outcomes/followed-band';
import type { TrackRecords } from '../../../market/outcomes/track-record';
import { changesIn } from './BandCurves';
import { percentChanges } from '../../../ui/curve';
import { FollowedFacts } from './FollowedFacts';
import { FollowedMonths } from './FollowedMonths';
import { KindRecords } from './TrackRecordTables';
import { KINDS } from './useFollowChoice';
import { WorstTrades } from './WorstTrades';
import styles from './FollowedVerdict.module.css';

type Props = {
  records: TrackRecords | null;
  /** What came of the chosen signals, and of all of them beside the index. */
  band: FollowedBand | undefined;
  all: FollowedBand | undefined;
  positions: number;
  symbols: number;
};

/** Every figure behind the verdict and the curves: each kind by its horizons, then what came of following the chosen signals. */
export function RecordFigures({ records, band, all, positions, symbols }: Props) {
  const t = useT();
  return (
    <>
      {records && (
        <div className={styles.followed} role="group" aria-labelledby="track-record">
          <h3 id="track-record">{t('trackRecord.title')}</h3>
          <KindRecords records={records} kinds={KINDS} />
        </div>
      )}
      {band && all && band.days.length > 0 && (
        <div className={styles.followed} role="group" aria-labelledby="record-figures">
          <h3 id="record-figures">{t('record.figures')}</h3>
          <div className={styles.figures}>
            <FollowedFacts band={band} index={all} />
            <FollowedMonths
              days={band.days}
              {...changesIn(band, FOLLOWED_CAPITAL)}
              index={all.benchmark && percentChanges(all.benchmark, FOLLOWED_CAPITAL)}
            />
            <WorstTrades trades={band.worst} />
          </div>
          <p className="caption">
            {t('follow.rules', {
              capital: formatVolume(FOLLOWED_CAPITAL),
              positions,
              days: HELD_DAYS,
              sequences: SEQUENCES,
              count: symbols,
            })}
          </p>
        </div>
      )}
    </>
  );
}
