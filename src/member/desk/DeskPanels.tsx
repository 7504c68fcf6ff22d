import { Suspense, useMemo, type ReactNode } from 'react';
import { useMarketTime } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { accountOf } from '../../market/account/account';
import { lastClosedDay, marketTime } from '../../market/clock';
import { toVnd } from '../../market/format';
import { Panels } from '../../ui/ErrorBoundary';
import { part } from '../../ui/part';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { costsOf } from '../shared/useDesk';
import { AccountPanel } from './account/AccountPanel';
import type { FlowDraft } from '../shared/desk-dialogs';
import { Damaged, LastVersion, Unsent } from './Damaged';
import { ExDatesPanel } from './ExDatesPanel';
import { figuresOf } from './figures';
import { DeskHistoryPanel } from './DeskHistoryPanel';
import { NotesPanel } from './NotesPanel';
import { PlannedPanel } from './PlannedPanel';
import { TradesPanel } from './TradesPanel';
import { useDeskQuotes } from './useDeskQuotes';
import { useExDates } from './useExDates';
import { useKnownSteps } from './useKnownSteps';
import styles from './DeskPage.module.css';

const WeekStrip = part(() => import('./WeekStrip'), 'WeekStrip', {
  texts: 'week',
  when: 'idle',
  optional: true,
});

const ImportBar = part(() => import('./preview/ImportBar'), 'ImportBar', { texts: 'import', optional: true });

type Props = {
  desk: WholeDeskFragment;
  onFlow: (flow: FlowDraft) => void;
  onImport: () => void;
  children: ReactNode;
};

const NO_SECTORS: ReadonlyMap<string, null> = new Map();

/** The panels of a desk that is loaded, with what its page adds beside the holdings. */
export function DeskPanels({ desk, onFlow, onImport, children }: Props) {
  const t = useT();
  const now = useMarketTime();
  const { trades, flows } = desk;
  const costs = costsOf(desk);
  const { quotes, exchanges, prices, old, closedOn, isLoaded, barsError, retryBars } = useDeskQuotes(
    trades,
    now,
  );
  const symbols = useMemo(() => [...new Set(trades.map(({ symbol }) => symbol))], [trades]);
  const steps = useKnownSteps(symbols, lastClosedDay(now));
  const figures = useMemo(
    () => figuresOf({ trades, costs, at: marketTime(now), prices, exchanges, steps }),
    [trades, costs, now, prices, exchanges, steps],
  );
  const { day } = marketTime(now);
  const exDates = useExDates(desk, costs);
  const unapplied = [...new Set(exDates.proposals.map(({ trade }) => trade.symbol))];
  const unpriced = figures.holdings.flatMap(({ symbol, price }) =>
    isLoaded && price === null && !old.includes(symbol) ? symbol : [],
  );
  const held = figures.holdings.map(({ symbol }) => symbol);
  const account = useMemo(() => {
    const inVnd = new Map(
      [...prices].map(([symbol, price]) => [symbol, price === null ? null : toVnd(price)]),
    );
    return accountOf({ trades, flows, costs, day, prices: inVnd, sectors: NO_SECTORS });
  }, [trades, flows, costs, day, prices]);

  return (
    <>
      {desk.keeper === 'BROWSER' && (
        <p className={`${styles.keeper} text-2`} role="note">
          {t('desk.inBrowser')}
        </p>
      )}
      {desk.damaged.length > 0 && <Damaged originals={desk.damaged} />}
      {desk.isUnsent && <Unsent desk={desk} />}
      {desk.version >= Number.MAX_SAFE_INTEGER && <LastVersion desk={desk} />}
      {desk.imports.length > 0 && (
        <Suspense>
          <ImportBar desk={desk} unapplied={exDates.proposals.map(({ trade }) => trade.symbol)} />
        </Suspense>
      )}
      <div className={styles.board}>
        <Panels>
          <div className={styles.main}>
            <AccountPanel
              account={account}
              totals={figures.totals}
              costs={costs}
              unapplied={unapplied}
              unpriced={unpriced}
              priceError={barsError}
              onRetryPrices={retryBars}
              old={held.filter((symbol) => old.includes(symbol))}
              closedOn={closedOn}
              onEnterCapital={() => onFlow({})}
            />
            <TradesPanel
              holdings={figures.holdings}
              quotes={quotes}
              unapplied={unapplied}
              onImport={trades.length === 0 ? onImport : null}
            />
          </div>
          <div className={styles.side}>{children}</div>
          <div className={styles.rest}>
            <Suspense>
              <WeekStrip desk={desk} />
            </Suspense>
            <ExDatesPanel {...exDates} />
            {figures.planned.length > 0 && <PlannedPanel planned={figures.planned} />}
            <DeskHistoryPanel {...figures} trades={trades} flows={flows} onFlow={onFlow} />
            <NotesPanel notes={desk.notes} />
          </div>
        </Panels>
      </div>
    </>
  );
}
