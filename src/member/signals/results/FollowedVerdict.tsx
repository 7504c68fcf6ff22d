import { useT } from '../../../i18n/useT';
import { Empty, Skeleton } from '../../../ui/PanelState';
import { LoadFailed, LoadFailedLine } from '../../shared/LoadFailed';
import { FollowChoices } from './FollowChoices';
import { FollowedChart } from './FollowedChart';
import { KindMultiples } from './KindMultiples';
import { RecordSentence } from './RecordSentence';
import { KINDS, type FollowChoice } from './useFollowChoice';
import type { FollowedSignals } from './useFollowed';
import type { useTrackRecords } from './useTrackRecords';
import styles from './FollowedVerdict.module.css';

type Props = {
  choice: FollowChoice;
  onChoose: (choice: Partial<FollowChoice>) => void;
  recorded: ReturnType<typeof useTrackRecords>;
  followed: FollowedSignals;
  /** Whether the symbols with bars are known, are to come, or lack those that failed to load. */
  symbols: 'known' | 'computing' | 'incomplete';
};

/** The verdict on following signals as a sentence, the curve of what would have come of it, and each kind on one scale. */
export function FollowedVerdict({ choice, onChoose, recorded, followed, symbols }: Props) {
  const t = useT();
  const { records } = recorded;
  return (
    <div className={styles.followed} role="group" aria-labelledby="followed">
      <h3 id="followed">{t('follow.title')}</h3>
      <div className={styles.verdict}>
        {symbols !== 'known' && <p className="text-2">{t('record.pending')}</p>}
        {recorded.error !== null && (
          <LoadFailedLine error={recorded.error} text={t('trackRecord.failed')} onRetry={recorded.retry} />
        )}
        {records && <RecordSentence kind={choice.kind} records={records} />}
      </div>
      <FollowChoices choice={choice} onChoose={onChoose} />
      {symbols !== 'incomplete' && <Curve choice={choice} followed={followed} />}
      {symbols !== 'incomplete' && (
        <div className={styles.kinds}>
          {records && followed.error === null && <Kinds records={records} followed={followed} />}
        </div>
      )}
    </div>
  );
}

function Curve({ choice: { kind }, followed }: Pick<Props, 'choice' | 'followed'>) {
  const t = useT();
  const { bands, error, retry, retryIndex } = followed;
  const band = bands.get(kind);
  const all = bands.get('ALL');
  return (
    <div className={styles.result}>
      {error !== null && <LoadFailed error={error} title={t('follow.failed')} onRetry={retry} />}
      {error === null && !(band && all) && <Skeleton rows={10} isApart />}
      {error === null && band && all && band.days.length === 0 && <Empty title={t('follow.empty')} />}
      {error === null && band && all && band.days.length > 0 && (
        <>
          {all.benchmark === null && (
            <LoadFailedLine error={null} text={t('follow.noIndex')} onRetry={retryIndex} />
          )}
          <FollowedChart band={band} benchmark={all.benchmark} isOneKind={kind !== 'ALL'} />
        </>
      )}
    </div>
  );
}

type KindsProps = { records: NonNullable<Props['recorded']['records']>; followed: FollowedSignals };

function Kinds({ records, followed: { bands } }: KindsProps) {
  const all = bands.get('ALL');
  if (!all || KINDS.some((kind) => !bands.has(kind))) return null;
  return all.days.length > 0 && <KindMultiples records={records} bands={bands} benchmark={all.benchmark} />;
}
