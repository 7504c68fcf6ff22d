import { useQuery } from '@apollo/client/react';
import { Button } from '@blueprintjs/core';
import { MoreIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useMarketTime } from '../../app/actors/AppActors';
import { QuotesDocument } from '../../graph/quotes.generated';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { Panels } from '../../ui/ErrorBoundary';
import { Skeleton } from '../../ui/PanelState';
import { useRefresh } from '../frame/Live';
import { LoadFailed, LoadFailedLine } from '../frame/LoadFailed';
import { watchedOf } from '../../market/alerts';
import { AlertDialog } from './AlertDialog';
import { AlertsPanel } from './AlertsPanel';
import { Damaged } from './Damaged';
import type { WholeDeskFragment } from './desk.generated';
import { ExDatesPanel } from './ExDatesPanel';
import { figuresOf } from './figures';
import { HistoryPanel } from './HistoryPanel';
import { NotesPanel } from './NotesPanel';
import { PlannedPanel } from './PlannedPanel';
import { SettingsForm } from './SettingsForm';
import { TotalsPanel } from './TotalsPanel';
import type { TradeDraft } from './trade-form';
import { TradeDialog } from './TradeDialog';
import { TradesPanel } from './TradesPanel';
import { Transfer } from './Transfer';
import { useDesk, costsOf } from './useDesk';
import styles from './DeskBoard.module.css';

/** The desk: totals, holdings, plans, history and notes. */
export function DeskBoard() {
  const t = useT();
  const { desk, error, retry } = useDesk();
  const [draft, setDraft] = useState<TradeDraft | null>(null);
  const [isAlertOpen, setIsAlertOpen] = useState(false);

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
            onClick={() => setDraft({ side: 'BUY' })}
          />
          <Button text={t('desk.addAlert')} disabled={!desk} onClick={() => setIsAlertOpen(true)} />
          <SettingsForm />
          {desk ? (
            <Transfer desk={desk} onRecord={setDraft} />
          ) : (
            <Button
              className="icon-only"
              variant="minimal"
              icon={<MoreIcon />}
              aria-label={t('desk.more')}
              disabled
            />
          )}
        </div>
      </div>
      {!desk && !error && <Skeleton rows={8} />}
      {!desk && error && <LoadFailed error={error} title={t('desk.failed')} onRetry={retry} />}
      {desk && error && <LoadFailedLine error={error} text={t('desk.failed')} onRetry={retry} />}
      {desk && <Loaded desk={desk} onRecord={setDraft} />}
      {draft && <TradeDialog draft={draft} onClose={() => setDraft(null)} />}
      {isAlertOpen && <AlertDialog onClose={() => setIsAlertOpen(false)} />}
    </>
  );
}

function Loaded({ desk, onRecord }: { desk: WholeDeskFragment; onRecord: (draft: TradeDraft) => void }) {
  const t = useT();
  const at = marketTime(useMarketTime());
  const costs = costsOf(desk);
  const prices = usePrices(desk.trades.map(({ symbol }) => symbol));
  const figures = figuresOf({ trades: desk.trades, costs, at, prices });

  return (
    <div className={styles.board}>
      {desk.place === 'BROWSER' && (
        <p className={`${styles.place} text-2`} role="note">
          {t('desk.inBrowser')}
        </p>
      )}
      {desk.damaged !== null && <Damaged text={desk.damaged} />}
      <Panels>
        <TotalsPanel totals={figures.totals} costs={costs} />
        <ExDatesPanel desk={desk} costs={costs} />
        <TradesPanel holdings={figures.holdings} onRecord={onRecord} />
        {figures.planned.length > 0 && <PlannedPanel planned={figures.planned} onRecord={onRecord} />}
        <HistoryPanel {...figures} trades={desk.trades} onRecord={onRecord} />
        <AlertsPanel alerts={watchedOf(desk, costs)} />
        <NotesPanel notes={desk.notes} />
      </Panels>
    </div>
  );
}

/** The newest prices by symbol, refreshed with the market. */
function usePrices(symbols: readonly string[]): ReadonlyMap<string, number | null> {
  const requested = [...new Set(symbols)].sort();
  const { data, previousData, refetch } = useQuery(QuotesDocument, {
    variables: { symbols: requested },
    skip: requested.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  useRefresh(async () => {
    if (requested.length > 0) await refetch();
  });
  const quotes = (data ?? previousData)?.quotes ?? [];
  return new Map(quotes.map(({ symbol, price, reference }) => [symbol, price ?? reference]));
}
