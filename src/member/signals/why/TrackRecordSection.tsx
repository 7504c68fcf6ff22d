import { Suspense } from 'react';
import { Button } from '@blueprintjs/core';
import type { SignalHistoryQuery } from '../../../graph/signal-history.generated';
import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { Skeleton } from '../../../ui/PanelState';
import { WorseKind } from '../../shared/WorseKind';
import { useWorseKinds } from '../../shared/worse-kinds';
import { useRequested } from '../results/useRequested';
import { OutcomesTable } from '../results/OutcomesTable';
import { part } from '../../../ui/part';
import styles from './WhyPanel.module.css';

const ListTrackRecord = part(() => import('../results/ListTrackRecord'), 'ListTrackRecord', {
  texts: 'signal',
});

type History = SignalHistoryQuery['signalHistory'];
type Kind = History['signals'][number]['kind'];
type Props = { history: History; kind: Kind; until: Day };

/** The track record of a kind over all symbols of the list, with its verdict, then on this symbol alone, in raw figures. */
export function TrackRecordSection({ history, kind, until }: Props) {
  const t = useT();
  return (
    <section className={styles.trackRecord}>
      <div>
        <h3>{t('trackRecord.title')}</h3>
        <RequestedTrackRecord kind={kind} until={until} />
      </div>
      <div>
        <OwnTrackRecord history={history} kind={kind} />
      </div>
    </section>
  );
}

/** Computed on request, since it takes the bars of every symbol of the list; until then with the mark of its last computation. */
function RequestedTrackRecord({ kind, until }: { kind: Kind; until: Day }) {
  const t = useT();
  const [isRequested, request] = useRequested(until);
  const isWorse = useWorseKinds(until).has(kind);

  if (isRequested) {
    return (
      <Suspense fallback={<Skeleton rows={4} isApart />}>
        <ListTrackRecord kind={kind} until={until} />
      </Suspense>
    );
  }
  return (
    <>
      {isWorse && <WorseKind />}
      <p className="text-2">{t('trackRecord.onRequest')}</p>
      <Button className={styles.compute!} size="small" text={t('trackRecord.compute')} onClick={request} />
    </>
  );
}

function OwnTrackRecord({ history, kind }: { history: History; kind: Kind }) {
  const t = useT();
  const record = history.trackRecords.find((each) => each.kind === kind);
  const { since, tradingDays } = history;

  if (!record) {
    return (
      <>
        <h3>{t('why.trackRecord')}</h3>
        <p className="text-2">{t('why.tooFewTradingDays', { days: tradingDays })}</p>
      </>
    );
  }
  return (
    <>
      <h3 id="why-track-record">
        {t('why.trackRecordOf', { count: record.count, year: since?.slice(0, 4) ?? '' })}
      </h3>
      <OutcomesTable labelledBy="why-track-record" signals={record.horizons} />
      <p className="caption">{t('why.alone')}</p>
    </>
  );
}
