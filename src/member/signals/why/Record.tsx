import { Suspense } from 'react';
import { Button } from '@blueprintjs/core';
import type { SignalHistoryQuery } from '../../../graph/signal-history.generated';
import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { Skeleton } from '../../../ui/PanelState';
import { useRequested } from '../results/requested';
import { TallyTable } from '../results/TallyTable';
import { part } from '../../../ui/part';
import styles from './WhyPanel.module.css';

const ListRecord = part(() => import('../results/ListRecord'), 'ListRecord', { texts: 'signal' });

type History = SignalHistoryQuery['signalHistory'];
type Kind = History['signals'][number]['kind'];
type Props = { history: History; kind: Kind; until: Day };

/** The record of a kind over all symbols of the list, then on this symbol, beside a purchase on any day of the same bars. */
export function Record({ history, kind, until }: Props) {
  const t = useT();
  return (
    <section className={styles.record}>
      <div>
        <h3>{t('record.title')}</h3>
        <PooledRecord kind={kind} until={until} />
      </div>
      <div>
        <OwnRecord history={history} kind={kind} />
      </div>
    </section>
  );
}

/** Computed on request, since it takes the bars of every symbol of the list. */
function PooledRecord({ kind, until }: { kind: Kind; until: Day }) {
  const t = useT();
  const [isRequested, request] = useRequested(until);

  if (isRequested) {
    return (
      <Suspense fallback={<Skeleton rows={4} isApart />}>
        <ListRecord kind={kind} until={until} />
      </Suspense>
    );
  }
  return (
    <>
      <p className="text-2">{t('record.onRequest')}</p>
      <Button className={styles.compute!} size="small" text={t('record.compute')} onClick={request} />
    </>
  );
}

function OwnRecord({ history, kind }: { history: History; kind: Kind }) {
  const t = useT();
  const record = history.records.find((each) => each.kind === kind);
  const { baseline, since, tradingDays } = history;

  if (!record || !baseline) {
    return (
      <>
        <h3>{t('why.record')}</h3>
        <p className="text-2">{t('why.tooFewTradingDays', { days: tradingDays })}</p>
      </>
    );
  }
  return (
    <>
      <h3 id="why-record">{t('why.recordOf', { count: record.count, year: since?.slice(0, 4) ?? '' })}</h3>
      <TallyTable labelledBy="why-record" signals={record.horizons} baseline={baseline} />
      <p className="caption">{t('why.baseline')}</p>
    </>
  );
}
