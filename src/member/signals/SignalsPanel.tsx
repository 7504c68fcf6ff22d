import { useQuery } from '@apollo/client/react';
import { ImportIcon } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import { useNotify } from '../../app/actors/notify';
import { useAppActors } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { DownloadButton } from '../../ui/DownloadButton';
import { lazyOnIdle } from '../../ui/lazy-when-idle';
import { Later } from '../../ui/Later';
import { Panel } from '../../ui/Panel';
import { Empty, Failed, FailedLine, Skeleton } from '../../ui/PanelState';
import { SIGNALS } from './signals.generated';
import './SignalsPanel.css';
import { SignalsTable } from './SignalsTable';
import { SignalsView, useSignalsView } from './SignalsView';

const Scorecard = lazy(async () => ({ default: (await import('./scorecard/Scorecard')).Scorecard }));
const SinceLastVisit = lazyOnIdle(async () => (await import('./scorecard/SinceLastVisit')).SinceLastVisit);

/** The T+ signals of recent trading days, newest first. */
export function SignalsPanel() {
  const t = useT();
  const notify = useNotify();
  const { clock } = useAppActors();
  const { data, previousData, error, refetch } = useQuery(SIGNALS, { fetchPolicy: 'cache-and-network' });
  const list = (data ?? previousData)?.signals;
  const [isKnown] = useState(data !== undefined);
  const signals = list?.rows;
  const retry = () => void refetch();
  const { view, setView } = useSignalsView();

  return (
    <Panel
      name={t('signals.region')}
      title={t('signals.title')}
      note={t('signals.subtitle')}
      fact={signals && t('signals.count', { count: signals.length })}
      action={
        signals && (
          <DownloadButton
            label={t('export.csvOf', { list: t('signals.title') })}
            icon={<ImportIcon />}
            make={async () => {
              const { signalsFile } = await import('./signals-csv');
              return signalsFile(signals, marketTime(clock.now()).day);
            }}
            notify={notify}
          />
        )
      }
      foot={
        list && (
          <>
            {list.leftOut > 0 && <p>{t('signals.leftOut', { count: list.leftOut })}</p>}
            <p>{t('app.disclaimer')}</p>
          </>
        )
      }
    >
      {!signals && !error && <SignalsLoading />}
      {!signals && error && <Failed title={t('signals.failed')} hint={t('app.failedHint')} onRetry={retry} />}
      {signals && error && <FailedLine text={t('signals.failed')} onRetry={retry} />}
      {signals?.length === 0 && <Empty title={t('signals.empty')} hint={t('signals.emptyHint')} />}
      {signals && signals.length > 0 && (
        <>
          <SignalsView view={view} onView={setView}>
            <Suspense>
              <SinceLastVisit signals={signals} />
            </Suspense>
          </SignalsView>
        </>
      )}
      {signals && signals.length > 0 && view === 'list' && (
        <Later isKnown={isKnown} fallback={<SignalsLoading />}>
          <div className="signals-rows">
            <SignalsTable signals={signals} />
          </div>
        </Later>
      )}
      {signals && signals.length > 0 && view === 'results' && (
        <Suspense fallback={<SignalsLoading />}>
          <Scorecard signals={signals} />
        </Suspense>
      )}
    </Panel>
  );
}

/** The height of the scroll box of a long list. */
function SignalsLoading() {
  return (
    <div className="signals-rows">
      <Skeleton rows={18} />
    </div>
  );
}
