import { useT } from '../../../i18n/useT';
import { wordOf } from '../../../lib/signal-address';
import { formatPercent } from '../../../market/format';
import { FOLLOWED_CAPITAL } from '../../../market/outcomes/follow-rules';
import type { TrackRecord, TrackRecords } from '../../../market/outcomes/track-record';
import { LEADING, leadingOf } from '../../../market/outcomes/verdict';
import { formatDay } from '../../../ui/dates';
import { KindChip } from '../KindChip';
import { BandCurves, changesIn } from './BandCurves';
import { percentChanges, scaleOf } from '../../../ui/curve';
import { Plot } from '../../../ui/Plot';
import { formatInterval } from './RecordTable';
import { KINDS } from './useFollowChoice';
import type { Bands } from './useFollowed';
import styles from './KindMultiples.module.css';

type Props = {
  records: TrackRecords;
  bands: Bands;
  /** The capital held as the index. */
  benchmark: readonly number[] | null;
};

/** The kinds beside each other: what each is called by its verdict, and the curve of following it, all on one scale. */
export function KindMultiples({ records, bands, benchmark }: Props) {
  const t = useT();
  const kinds = KINDS.flatMap((kind) => {
    const band = bands.get(kind);
    return band ? { kind, band, changes: changesIn(band, FOLLOWED_CAPITAL) } : [];
  });
  const index = benchmark && percentChanges(benchmark, FOLLOWED_CAPITAL);
  const curves = kinds.flatMap(({ changes: { low, high } }) => [low, high]);
  const scale = scaleOf(index ? [...curves, index] : curves);
  const named = { ...scale, levels: [...new Set([scale.least, 0, scale.most])] };

  return (
    <div role="group" aria-labelledby="record-kinds">
      <h4 id="record-kinds" className={styles.title}>
        {t('record.kinds')}
      </h4>
      <p className="caption">{t('record.kindsRule', { days: LEADING })}</p>
      <div className={styles.multiples}>
        {kinds.map(({ kind, band: { days }, changes }) => (
          <div key={kind} role="group" aria-label={t(`signals.chip.${kind}`)}>
            <KindChip kind={kind} />
            <Verdict record={records.kinds.get(wordOf(kind))} />
            <Plot
              className={styles.plot}
              label={t('follow.kindChart', {
                kind: t(`signals.chip.${kind}`),
                from: formatDay(days[0]),
                to: formatDay(days.at(-1)),
                followed: formatPercent(changes.median.at(-1)),
                low: formatPercent(changes.low.at(-1)),
                high: formatPercent(changes.high.at(-1)),
              })}
              days={days}
              mostDates={2}
              scale={named}
            >
              <BandCurves {...changes} index={index} scale={scale} />
            </Plot>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The word of a kind, and the excess that it is about. */
function Verdict({ record }: { record: TrackRecord | undefined }) {
  const t = useT();
  const excess = record && leadingOf(record).excess;
  const verdict = excess?.verdict ?? 'few';
  return (
    <p className={styles.verdict}>
      <b data-verdict={verdict}>{t(`record.word.${verdict}`)}</b> {formatPercent(excess?.mean)}
      {excess?.interval && <span className={styles.range}>{formatInterval(excess.interval)}</span>}
    </p>
  );
}
