import { useQuery } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { MoreIcon } from '@blueprintjs/icons';
import { useMemo, type ReactNode } from 'react';
import { useMarketTime } from '../../app/actors/AppActors';
import { QuotesDocument } from '../../graph/quotes.generated';
import type { TradeRows } from '../../graph/values';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { Panels } from '../../ui/ErrorBoundary';
import { Skeleton } from '../../ui/PanelState';
import { IconButton } from '../../ui/IconButton';
import { useRefresh } from '../shared/Live';
import { LoadFailed, LoadFailedLine } from '../shared/LoadFailed';
import { useDeskDialogs } from '../shared/desk-dialogs';
import { Damaged, LastVersion } from './Damaged';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { ExDatesPanel } from './ExDatesPanel';
import { figuresOf } from './figures';
import { HistoryPanel } from './HistoryPanel';
import { NotesPanel } from './NotesPanel';
import { PlannedPanel } from './PlannedPanel';
import { PrintSlot } from '../shared/PrintSlot';
import { SettingsForm } from '../shared/SettingsForm';
import { TotalsPanel } from './TotalsPanel';
import { TradesPanel } from './TradesPanel';
import { Transfer } from './Transfer';
import { useDesk, costsOf } from '../shared/useDesk';
import styles from './Desk.module.css';

/** The desk: totals, holdings, plans, history, what its page adds, and notes. */
export function Desk({ children }: { children: ReactNode }) {
  const t = useT();
  const { desk, error, retry } = useDesk();
  const { openAlert, openTrade } = useDeskDialogs();

  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('desk.title')}</h1>
          <p className="text-2">{t('desk.about')}</p>
        </div>
        <div className={styles.actions}>
          <Button
            intent="primary"
            text={t('desk.record')}
            disabled={!desk}
            onClick={() => openTrade({ side: 'BUY' })}
          />
          <Button text={t('desk.addAlert')} disabled={!desk} onClick={() => openAlert({})} />
          <SettingsForm />
          <PrintSlot />
          {desk ? (
            <Transfer desk={desk} />
          ) : (
            <IconButton icon={<MoreIcon />} label={t('desk.more')} disabled />
          )}
        </div>
      </div>
      {!desk && !error && <Skeleton rows={8} />}
      {!desk && error && <LoadFailed error={error} title={t('desk.failed')} onRetry={retry} />}
      {desk && error && <LoadFailedLine error={error} text={t('desk.failed')} onRetry={retry} />}
      {desk && <Loaded desk={desk}>{children}</Loaded>}
    </>
  );
}

function Loaded({ desk, children }: { desk: WholeDeskFragment; children: ReactNode }) {
  const t = useT();
  const now = useMarketTime();
  const { trades } = desk;
  const costs = costsOf(desk);
  const prices = usePrices(trades);
  const figures = useMemo(
    () => figuresOf({ trades, costs, at: marketTime(now), prices }),
    [trades, costs, now, prices],
  );

  return (
    <div className={styles.board}>
      {desk.keeper === 'BROWSER' && (
        <p className={`${styles.keeper} text-2`} role="note">
          {t('desk.inBrowser')}
        </p>
      )}
      {desk.damaged.length > 0 && <Damaged originals={desk.damaged} />}
      {desk.version >= Number.MAX_SAFE_INTEGER && <LastVersion desk={desk} />}
      <Panels>
        <TotalsPanel totals={figures.totals} costs={costs} />
        <ExDatesPanel desk={desk} costs={costs} />
        <TradesPanel holdings={figures.holdings} />
        {figures.planned.length > 0 && <PlannedPanel planned={figures.planned} />}
        <HistoryPanel {...figures} trades={trades} />
        {children}
        <NotesPanel notes={desk.notes} />
      </Panels>
    </div>
  );
}

/** The newest prices of what is traded by symbol, refreshed with the market. */
function usePrices(trades: TradeRows): ReadonlyMap<string, number | null> {
  const requested = useMemo(() => [...new Set(trades.map(({ symbol }) => symbol))].sort(), [trades]);
  const { data, previousData, refetch } = useQuery(QuotesDocument, {
    variables: { symbols: requested },
    skip: requested.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  useRefresh(async () => {
    if (requested.length > 0) await refetch();
  });
  const quotes = (data ?? previousData)?.quotes;
  return useMemo(
    () => new Map(quotes?.map(({ symbol, price, reference }) => [symbol, price ?? reference])),
    [quotes],
  );
}
