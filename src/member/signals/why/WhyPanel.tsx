import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { useMarketTime } from '../../../app/actors/AppActors';
import { useT } from '../../../i18n/useT';
import { formatDay, formatDayOf } from '../../../ui/dates';
import { Panel } from '../../../ui/Panel';
import { Skeleton } from '../../../ui/PanelState';
import { useKeptHeight } from '../../../ui/waiting';
import { FeedFailed } from '../../shared/feed/FeedFailed';
import { PrintSlot } from '../../shared/PrintSlot';
import { RecordBuy } from '../../shared/RecordBuy';
import { KindChip } from '../KindChip';
import { Plan } from '../plan/Plan';
import { AsSent } from '../SignalCells';
import { Evidence } from './Evidence';
import { Provisional } from './Provisional';
import { replacementOf } from './replacement';
import { TrackRecordSection } from './TrackRecordSection';
import { EarliestSale } from './EarliestSale';
import { ListedOnly } from './ListedOnly';
import { SignalSteps } from './SignalSteps';
import { useShownSignal } from '../../shared/plan/useShownSignal';
import type { SeriesBreak } from '../../../graph/resolvers.types';
import type { Day } from '../../../market/day';
import { lastClosedDay, marketTime } from '../../../market/clock';
import styles from './WhyPanel.module.css';

type Props = {
  symbol: string;
  /** The symbol with its price, which stay in view with the head. */
  quote?: ReactNode;
  /** The past instant at which it is explained; now by default. */
  at?: Date;
};

/**
 * The explanation of a symbol's signal, its track record and its earliest sale: of the signal in the address, else of
 * the newest. Computed from the feed's bars of completed trading days.
 */
export function WhyPanel({ symbol: opened, quote, at }: Props) {
  const t = useT();
  // The quote and the chart are painted before this when an arrow key changes the symbol.
  const symbol = useDeferredValue(opened);
  const clockTime = useMarketTime();
  const { day: today } = marketTime(clockTime);
  const now = at ?? clockTime;
  const until = lastClosedDay(now);
  const { history, error, refetch, requested, signals, position, shown, listed, rows, open } = useShownSignal(
    symbol,
    until,
    at !== undefined,
  );
  const listedOnly = at || shown ? null : listed;
  const titled = shown ?? listedOnly;

  const panel = useBroughtIntoView(requested !== null && titled != null);

  // The chart reports an unknown symbol.
  if (history?.availability === 'UNKNOWN_SYMBOL') return null;

  const reason = () => {
    if (history?.availability !== 'READY') return t('why.noBars', { symbol });
    const day = requested?.day ?? null;
    if (day !== null && day > until) return t('why.notClosed', { day: formatDayOf(day, today) });
    if (day !== null) return t('why.notFound', { day: formatDay(day) });
    if (requested) return t('why.notFoundUndated');
    // Where no day can be examined, the line above says why.
    return history.tradingDays === 0 ? null : t('why.none', { symbol, days: history.tradingDays });
  };
  const said = history && !shown && !listedOnly ? reason() : null;

  return (
    <Panel
      ref={panel}
      name={t('why.region')}
      className={styles.panel}
      headClassName={styles.head}
      title={
        <span className={styles.title}>
          {quote}
          {titled?.kind ? (
            <KindChip className={styles.chip} kind={titled.kind} />
          ) : (
            listedOnly && <AsSent text={listedOnly.study} />
          )}
          <span aria-live="polite">
            {titled?.day ? t('why.title', { day: formatDayOf(titled.day, today) }) : t('why.region')}
          </span>
        </span>
      }
      action={
        <>
          {signals.length > 1 && <SignalSteps signals={signals} position={position} onOpen={open} />}
          <PrintSlot />
        </>
      }
      foot={t('app.disclaimer')}
    >
      {!at && <Provisional symbol={symbol} now={now} />}
      {!history && !error && <WhyLoading />}
      {!history && error && (
        <FeedFailed error={error} title={t('why.failed')} onRetry={() => void refetch()} />
      )}
      {history?.brokenBy && <Break by={history.brokenBy} days={history.tradingDays} today={today} />}
      {history && listedOnly && (
        <ListedOnly
          signal={listedOnly}
          rows={rows}
          found={signals}
          onOpen={open}
          steppedOn={history.brokenBy?.kind === 'STEP' ? history.brokenBy.day : null}
        />
      )}
      {history && !shown && !listedOnly && (
        <div className={styles.reason}>
          {said !== null && <p>{said}</p>}
          {!at && <RecordBuy getKnown={() => ({ symbol, quantity: 100 })} />}
        </div>
      )}
      {history && shown && (
        <>
          <Plan
            signal={shown}
            symbol={symbol}
            listed={at ? null : listed}
            replacedOn={replacementOf(shown, { listed: at ? null : listed, rows, found: signals })}
            isPast={at !== undefined}
          />
          <div className={styles.columns}>
            <Evidence shown={shown} today={today} rule={listed?.rule} />
            <EarliestSale shown={shown} now={now} today={today} />
            <TrackRecordSection history={history} kind={shown.kind} until={until} />
          </div>
        </>
      )}
    </Panel>
  );
}

type BreakProps = { by: SeriesBreak; days: number; today: Day };

/** Why the studies do not read all the bars of the chart. */
function Break({ by, days, today }: BreakProps) {
  const t = useT();
  const day = formatDayOf(by.day, today);
  return (
    <p className={styles.reason}>
      {days === 0 ? t('why.closesAlone', { day }) : t(`why.${by.kind}`, { day, days })}
    </p>
  );
}

function WhyLoading() {
  const loading = useKeptHeight<HTMLDivElement>();
  return (
    <div ref={loading} className={styles.loading}>
      <Skeleton rows={6} isApart />
    </div>
  );
}

/** Returns a ref whose element is scrolled into view once it is ready: it was opened for its sake. */
function useBroughtIntoView(isReady: boolean) {
  const element = useRef<HTMLElement>(null);
  const isDone = useRef(false);

  useEffect(() => {
    if (!isReady || isDone.current) return;
    // After the page has scrolled to its top.
    const frame = requestAnimationFrame(() => {
      isDone.current = true;
      element.current?.scrollIntoView({ block: 'nearest' });
    });
    return () => cancelAnimationFrame(frame);
  }, [isReady]);
  return element;
}
