import { WarningSignIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import { wordOf } from '../../../lib/signal-address';
import { formatPercent } from '../../../market/format';
import type { SignalsRecord, TrackRecords } from '../../../market/outcomes/track-record';
import { leadingOf } from '../../../market/outcomes/verdict';
import { formatInterval } from './RecordTable';
import type { FollowChoice } from './useFollowChoice';
import styles from './RecordSentence.module.css';

type Props = { kind: FollowChoice['kind']; records: TrackRecords };

/** What is to be thought of buying on a kind of signal, as a sentence, and what it is compared with. */
export function RecordSentence({ kind, records }: Props) {
  const t = useT();
  const record: SignalsRecord | undefined = kind === 'ALL' ? records.all : records.kinds.get(wordOf(kind));
  if (!record) return <p className={styles.sentence}>{t('trackRecord.none')}</p>;

  const { tradingDays, excess } = leadingOf(record);
  const verdict = excess.verdict ?? 'few';
  return (
    <>
      <p className={styles.sentence} data-verdict={verdict}>
        {verdict === 'worse' && <WarningSignIcon size={16} />}
        {t('record.sentence', {
          buying: t(`record.buying.${kind}`),
          verdict: t(`record.${verdict}`),
        })}
      </p>
      <p className="text-2">
        {t('record.baseline', {
          count: excess.count,
          symbols: records.symbols,
          mean: formatPercent(excess.mean),
          days: tradingDays,
        })}{' '}
        {excess.interval && t('record.interval', { range: formatInterval(excess.interval) })}
      </p>
    </>
  );
}
